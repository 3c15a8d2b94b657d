// All words that stand on pages, whatever draws them. A row is a text, a column a language, in the order of LANGUAGES; a
// new language is one more column. `{n}` and the like are values. Where a language has plurals beyond one and many, the
// text goes around them.

export const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'sv',
  'pt',
  'pl',
  'uk',
  'ru',
] as const;
export type Language = (typeof LANGUAGES)[number];

/** The texts of one language. */
export type PageStrings = Readonly<Record<keyof typeof ROWS, string>>;

const ROWS = {
  /** The direction of its script, as HTML names it. */
  dir: 'ltr | ltr | ltr | ltr | ltr | ltr | ltr | ltr | ltr | ltr | ltr',

  // What puzzles and their parts are called.
  crossword:
    'Crossword | Kreuzworträtsel | Mots croisés | Crucigrama | Cruciverba | Kruiswoordpuzzel | Korsord | Palavras cruzadas | Krzyżówka | Кросворд | Кроссворд',
  crosswords:
    '{n} crosswords | {n} Kreuzworträtsel | {n} mots croisés | {n} crucigramas | {n} cruciverba | {n} kruiswoordpuzzels | {n} korsord | {n} palavras cruzadas | Krzyżówki: {n} | Кросворди: {n} | Кроссворды: {n}',
  puzzle:
    'Puzzle | Rätsel | Grille | Pasatiempo | Schema | Puzzel | Pussel | Passatempo | Łamigłówka | Головоломка | Головоломка',
  solution:
    'Solution | Lösung | Solution | Solución | Soluzione | Oplossing | Lösning | Solução | Rozwiązanie | Відповідь | Ответ',
  solutions:
    'Solutions | Lösungen | Solutions | Soluciones | Soluzioni | Oplossingen | Lösningar | Soluções | Rozwiązania | Відповіді | Ответы',
  contents:
    'Contents | Inhalt | Sommaire | Índice | Indice | Inhoud | Innehåll | Índice | Spis treści | Зміст | Содержание',
  across:
    'Across | Waagerecht | Horizontalement | Horizontales | Orizzontali | Horizontaal | Vågrätt | Horizontais | Poziomo | По горизонталі | По горизонтали',
  down: 'Down | Senkrecht | Verticalement | Verticales | Verticali | Verticaal | Lodrätt | Verticais | Pionowo | По вертикалі | По вертикали',
  by: 'By {name} | Von {name} | Par {name} | Por {name} | Di {name} | Door {name} | Av {name} | Por {name} | Autor: {name} | Автор: {name} | Автор: {name}',
  editedBy:
    'Edited by {name} | Redaktion: {name} | Édition : {name} | Editado por {name} | A cura di {name} | Redactie: {name} | Redaktör: {name} | Editado por {name} | Redakcja: {name} | Редактор: {name} | Редактор: {name}',
  oneLetter:
    '1 letter | 1 Buchstabe | 1 lettre | 1 letra | 1 lettera | 1 letter | 1 bokstav | 1 letra | 1 litera | 1 літера | 1 буква',
  nLetters:
    '{n} letters | {n} Buchstaben | {n} lettres | {n} letras | {n} lettere | {n} letters | {n} bokstäver | {n} letras | {n}-literowe | З {n} літер | Из {n} букв',

  // Puzzles without clues, and what to do with each.
  codeword:
    'Codeword | Codeknacker | Mots codés | Crucigrama en clave | Cruciverba crittografato | Codekraker | Kryptokorsord | Criptocruzadas | Szyfrokrzyżówka | Кейворд | Кейворд',
  'fill-in':
    'Fill-in | Einsetzrätsel | Mots casés | Encaja las palabras | Crucincastro | Invulpuzzel | Placera orden | Palavras encaixadas | Wpisywanka | Крис-крос | Крисс-кросс',
  'word-search':
    'Word search | Wortsuche | Mots mêlés | Sopa de letras | Crucipuzzle | Woordzoeker | Ordsök | Caça-palavras | Wykreślanka | Пошук слів | Поиск слов',
  words:
    'Words | Wörter | Mots | Palabras | Parole | Woorden | Ord | Palavras | Słowa | Слова | Слова',
  searchFourHow:
    'Find the words across, down and diagonally. | Finden Sie die Wörter waagerecht, senkrecht und diagonal. | Trouvez les mots à l’horizontale, à la verticale et en diagonale. | Busca las palabras en horizontal, vertical y diagonal. | Trova le parole in orizzontale, verticale e diagonale. | Zoek de woorden horizontaal, verticaal en diagonaal. | Hitta orden vågrätt, lodrätt och diagonalt. | Encontre as palavras na horizontal, vertical e diagonal. | Znajdź słowa poziomo, pionowo i na ukos. | Знайдіть слова по горизонталі, вертикалі та діагоналі. | Найдите слова по горизонтали, вертикали и диагонали.',
  searchEightHow:
    'Find the words in all eight directions. | Finden Sie die Wörter in allen acht Richtungen. | Trouvez les mots dans les huit directions. | Busca las palabras en las ocho direcciones. | Trova le parole in tutte le otto direzioni. | Zoek de woorden in alle acht richtingen. | Hitta orden i alla åtta riktningar. | Encontre as palavras nas oito direções. | Znajdź słowa we wszystkich ośmiu kierunkach. | Знайдіть слова в усіх восьми напрямках. | Найдите слова во всех восьми направлениях.',
  searchSentenceHow:
    'The letters left over spell a sentence. | Die übrigen Buchstaben ergeben einen Satz. | Les lettres restantes forment une phrase. | Las letras que sobran forman una frase. | Le lettere rimaste formano una frase. | De overgebleven letters vormen een zin. | Bokstäverna som blir över bildar en mening. | As letras que sobram formam uma frase. | Pozostałe litery tworzą zdanie. | Літери, що залишаться, утворять речення. | Оставшиеся буквы образуют предложение.',
  codewordHow:
    'Each number stands for one letter. Letters given: {n}. | Jede Zahl steht für einen Buchstaben. Vorgegeben: {n}. | Chaque nombre représente une lettre. Lettres données : {n}. | Cada número representa una letra. Letras dadas: {n}. | Ogni numero corrisponde a una lettera. Lettere date: {n}. | Elk getal staat voor één letter. Gegeven letters: {n}. | Varje tal står för en bokstav. Givna bokstäver: {n}. | Cada número representa uma letra. Letras dadas: {n}. | Każda liczba oznacza jedną literę. Podane litery: {n}. | Кожне число позначає одну літеру. Відкрито літер: {n}. | Каждое число обозначает одну букву. Открыто букв: {n}.',
  fillInHow:
    'Fit each word into the grid; some letters are already there. | Tragen Sie jedes Wort in das Gitter ein; einige Buchstaben stehen schon da. | Placez chaque mot dans la grille ; quelques lettres y sont déjà. | Coloca cada palabra en la cuadrícula; algunas letras ya están puestas. | Inserisci ogni parola nella griglia; alcune lettere ci sono già. | Plaats elk woord in het diagram; enkele letters staan er al. | Placera varje ord i rutnätet; några bokstäver står redan där. | Encaixe cada palavra na grade; algumas letras já estão lá. | Wpisz każde słowo do diagramu; niektóre litery już tam są. | Впишіть кожне слово в сітку; деякі літери вже там. | Впишите каждое слово в сетку; некоторые буквы уже там.',
  // Quotes: the one that opens and the one that closes.
  quotes: '“” | „“ | «» | «» | «» | ‘’ | ”” | “” | „” | «» | «»',

  // In a book.
  solutionOn:
    'Solution on page {n} | Lösung auf Seite {n} | Solution page {n} | Solución en la página {n} | Soluzione a pagina {n} | Oplossing op pagina {n} | Lösning på sidan {n} | Solução na página {n} | Rozwiązanie na stronie {n} | Відповідь на сторінці {n} | Ответ на странице {n}',
  howToSolve:
    'How to solve | So wird gelöst | Comment résoudre | Cómo se resuelve | Come si risolve | Zo los je het op | Så löser du | Como resolver | Jak rozwiązywać | Як розв’язувати | Как решать',
  barred:
    'Barred crossword | Kreuzworträtsel mit Balken | Mots croisés à barres | Crucigrama con barras | Cruciverba a barre | Kruiswoordpuzzel met balken | Korsord med streck | Palavras cruzadas com barras | Krzyżówka z kreskami | Кросворд з перегородками | Кроссворд с перегородками',
  howCrossword:
    'Each clue leads to a word or a phrase. Write one letter in each white cell, from the cell with the number of the clue: to the right for an Across clue, downwards for a Down clue. Where words cross they share a letter, so each answer helps with others. | Jede Frage führt zu einem Wort oder einer Wendung. In jedes weiße Feld kommt ein Buchstabe, beginnend beim Feld mit der Nummer der Frage: waagerecht nach rechts, senkrecht nach unten. Wo Wörter sich kreuzen, teilen sie einen Buchstaben, so hilft jede Lösung bei anderen. | Chaque définition mène à un mot ou à une expression. Écrivez une lettre par case blanche, à partir de la case numérotée : vers la droite horizontalement, vers le bas verticalement. Les mots qui se croisent partagent une lettre : chaque réponse aide à en trouver d’autres. | Cada definición lleva a una palabra o una expresión. Escriba una letra en cada casilla blanca, desde la casilla con el número de la definición: hacia la derecha en las horizontales, hacia abajo en las verticales. Las palabras que se cruzan comparten una letra: cada respuesta ayuda con otras. | Ogni definizione porta a una parola o a una locuzione. Scrivete una lettera in ogni casella bianca, dalla casella con il numero della definizione: verso destra per gli orizzontali, verso il basso per i verticali. Le parole che si incrociano hanno una lettera in comune: ogni risposta aiuta a trovarne altre. | Elke omschrijving leidt naar een woord of uitdrukking. Schrijf in elk wit vakje één letter, vanaf het vakje met het nummer van de omschrijving: horizontaal naar rechts, verticaal naar beneden. Waar woorden kruisen, delen ze een letter; zo helpt elk antwoord bij andere. | Varje ledtråd leder till ett ord eller ett uttryck. Skriv en bokstav i varje vit ruta, från rutan med ledtrådens nummer: åt höger för vågrätt, nedåt för lodrätt. Där ord korsas delar de en bokstav, så varje svar hjälper till med andra. | Cada pista leva a uma palavra ou expressão. Escreva uma letra em cada casa branca, a partir da casa com o número da pista: para a direita nas horizontais, para baixo nas verticais. As palavras que se cruzam partilham uma letra: cada resposta ajuda nas outras. | Każde określenie prowadzi do słowa lub wyrażenia. W każde białe pole wpisz jedną literę, od pola z numerem określenia: poziomo w prawo, pionowo w dół. Krzyżujące się słowa mają wspólną literę, więc każda odpowiedź pomaga w następnych. | Кожне означення веде до слова чи вислову. У кожну білу клітинку впишіть одну літеру, починаючи з клітинки з номером означення: по горизонталі праворуч, по вертикалі донизу. Слова, що перетинаються, мають спільну літеру, тож кожна відповідь допомагає з іншими. | Каждое определение ведёт к слову или выражению. В каждую белую клетку впишите одну букву, начиная с клетки с номером определения: по горизонтали вправо, по вертикали вниз. Пересекающиеся слова имеют общую букву, так что каждый ответ помогает с другими.',
  howBarred:
    'In a barred grid thick lines, not black cells, end words. | In einem Gitter mit Balken enden Wörter an dicken Linien statt an schwarzen Feldern. | Dans une grille à barres, des traits épais remplacent les cases noires et terminent les mots. | En una cuadrícula con barras, las palabras terminan en líneas gruesas, no en casillas negras. | In uno schema a barre le parole finiscono a linee spesse, non a caselle nere. | In een diagram met balken eindigen woorden bij dikke lijnen, niet bij zwarte vakjes. | I ett rutnät med streck slutar ord vid tjocka linjer, inte vid svarta rutor. | Numa grade com barras, as palavras terminam em linhas grossas, não em casas pretas. | W diagramie z kreskami słowa kończą się na grubych liniach, a nie na czarnych polach. | У сітці з перегородками слова закінчуються на товстих лініях, а не на чорних клітинках. | В сетке с перегородками слова заканчиваются на толстых линиях, а не на чёрных клетках.',
  howCodeword:
    'Each number stands for one letter of the alphabet, the same all over the grid. A few letters are given: write them into all cells with their numbers, and complete the words from there. Note each letter that you find in the key. | Jede Zahl steht für einen Buchstaben, im ganzen Gitter denselben. Einige sind gegeben: Tragen Sie sie in alle Felder mit ihrer Zahl ein und ergänzen Sie von dort die Wörter. Notieren Sie jeden gefundenen Buchstaben im Schlüssel. | Chaque numéro représente une lettre, la même dans toute la grille. Quelques lettres sont données : reportez-les dans toutes les cases de leur numéro, puis complétez les mots. Notez chaque lettre trouvée dans la clé. | Cada número representa una letra, la misma en toda la cuadrícula. Se dan algunas: escríbalas en todas las casillas con su número y complete las palabras. Anote en la clave cada letra que encuentre. | Ogni numero sta per una lettera, la stessa in tutto lo schema. Alcune sono date: scrivetele in tutte le caselle con il loro numero e completate le parole. Annotate nella chiave ogni lettera trovata. | Elk getal staat voor één letter, overal in het diagram dezelfde. Enkele zijn gegeven: schrijf ze in alle vakjes met hun getal en maak de woorden af. Noteer elke gevonden letter in de sleutel. | Varje siffra står för en bokstav, samma i hela rutnätet. Några är givna: skriv in dem i alla rutor med deras siffra och fyll i orden. Anteckna varje funnen bokstav i nyckeln. | Cada número representa uma letra, a mesma em toda a grade. Algumas são dadas: escreva-as em todas as casas com o seu número e complete as palavras. Anote na chave cada letra encontrada. | Każda liczba oznacza jedną literę, tę samą w całym diagramie. Kilka jest podanych: wpisz je we wszystkie pola z ich liczbą i uzupełniaj słowa. Każdą odgadniętą literę zapisz w kluczu. | Кожне число означає одну літеру, ту саму в усій сітці. Кілька літер задано: впишіть їх у всі клітинки з їхніми числами й доповнюйте слова. Кожну знайдену літеру записуйте в ключ. | Каждое число обозначает одну букву, одну и ту же во всей сетке. Несколько букв дано: впишите их во все клетки с их числами и дополняйте слова. Каждую найденную букву записывайте в ключ.',
  howWordSearch:
    'Each word of the list is hidden once, in a straight line: across, down or diagonally, and where the puzzle says so also backwards. Words may share letters. Draw a line around each that you find, and cross it off. | Jedes Wort der Liste ist einmal versteckt, in gerader Linie: waagerecht, senkrecht oder diagonal, und wo es angegeben ist auch rückwärts. Wörter können Buchstaben gemeinsam haben. Umrahmen Sie jedes gefundene Wort und streichen Sie es von der Liste. | Chaque mot de la liste est caché une fois, en ligne droite : à l’horizontale, à la verticale ou en diagonale, et aussi à l’envers si la grille l’indique. Les mots peuvent partager des lettres. Entourez chaque mot trouvé et rayez-le de la liste. | Cada palabra de la lista está escondida una vez, en línea recta: en horizontal, vertical o diagonal, y también al revés si así se indica. Las palabras pueden compartir letras. Rodea cada palabra que encuentres y táchala de la lista. | Ogni parola dell’elenco è nascosta una volta, in linea retta: in orizzontale, verticale o diagonale, e dove indicato anche al contrario. Le parole possono avere lettere in comune. Cerchia ogni parola trovata e cancellala dall’elenco. | Elk woord van de lijst is één keer verstopt, in een rechte lijn: horizontaal, verticaal of diagonaal, en waar het erbij staat ook achterstevoren. Woorden kunnen letters delen. Omcirkel elk gevonden woord en streep het door. | Varje ord i listan är gömt en gång, i en rak linje: vågrätt, lodrätt eller diagonalt, och där det anges även baklänges. Ord kan dela bokstäver. Ringa in varje ord du hittar och stryk det. | Cada palavra da lista está escondida uma vez, em linha reta: na horizontal, vertical ou diagonal, e também de trás para a frente onde indicado. As palavras podem partilhar letras. Rodeie cada palavra encontrada e risque-a da lista. | Każde słowo z listy jest ukryte raz, w linii prostej: poziomo, pionowo lub na ukos, a gdzie to podano, także wspak. Słowa mogą mieć wspólne litery. Otocz linią każde znalezione słowo i skreśl je z listy. | Кожне слово зі списку сховано один раз, по прямій: по горизонталі, вертикалі чи діагоналі, а де зазначено, також навпаки. Слова можуть мати спільні літери. Обведіть кожне знайдене слово й викресліть його зі списку. | Каждое слово из списка спрятано один раз, по прямой: по горизонтали, вертикали или диагонали, а где указано, и задом наперёд. Слова могут иметь общие буквы. Обведите каждое найденное слово и вычеркните его из списка.',
  howFillIn:
    'There are no clues: each of the listed words has exactly one place in the grid. Begin with a given word, or with a length of which there are few words. | Es gibt keine Fragen: Jedes Wort der Liste hat genau einen Platz im Gitter. Beginnen Sie mit einem gegebenen Wort oder mit einer Länge, von der es wenige Wörter gibt. | Il n’y a pas de définitions : chaque mot de la liste a exactement une place dans la grille. Commencez par un mot donné ou par une longueur qui compte peu de mots. | No hay definiciones: cada palabra de la lista tiene un único lugar en la cuadrícula. Empiece por una palabra dada o por una longitud con pocas palabras. | Non ci sono definizioni: ogni parola dell’elenco ha un solo posto nello schema. Cominciate da una parola data o da una lunghezza con poche parole. | Er zijn geen omschrijvingen: elk woord uit de lijst heeft precies één plaats in het diagram. Begin met een gegeven woord of met een lengte waarvan er weinig woorden zijn. | Det finns inga ledtrådar: varje ord i listan har exakt en plats i rutnätet. Börja med ett givet ord eller med en längd som få ord har. | Não há pistas: cada palavra da lista tem exatamente um lugar na grade. Comece por uma palavra dada ou por um comprimento com poucas palavras. | Nie ma określeń: każde słowo z listy ma dokładnie jedno miejsce w diagramie. Zacznij od podanego słowa albo od długości, którą ma niewiele słów. | Означень немає: кожне слово зі списку має рівно одне місце в сітці. Почніть із заданого слова або з довжини, якої мало слів. | Определений нет: у каждого слова списка ровно одно место в сетке. Начните с заданного слова или с длины, которую имеют немногие слова.',

  // What a picture is for those who do not see it.
  picture:
    'A crossword grid of {size}, {entries} entries: {shown}. | Kreuzworträtselgitter, {size}, {entries} Wörter: {shown}. | Grille de mots croisés, {size}, {entries} mots : {shown}. | Cuadrícula de crucigrama, {size}, {entries} palabras: {shown}. | Griglia di cruciverba, {size}, {entries} parole: {shown}. | Kruiswoorddiagram, {size}, {entries} woorden: {shown}. | Korsordsrutnät, {size}, {entries} ord: {shown}. | Grade de palavras cruzadas, {size}, {entries} palavras: {shown}. | Diagram krzyżówki, {size}, hasła: {entries}; {shown}. | Сітка кросворда, {size}, слів: {entries}; {shown}. | Сетка кроссворда, {size}, слов: {entries}; {shown}.',
  size: '{width} by {height} | {width} mal {height} | {width} sur {height} | {width} por {height} | {width} per {height} | {width} bij {height} | {width} gånger {height} | {width} por {height} | {width} na {height} | {width} на {height} | {width} на {height}',
  cells:
    '{n} cells | {n} Felder | {n} cases | {n} casillas | {n} caselle | {n} vakjes | {n} rutor | {n} casas | pola: {n} | клітинок: {n} | клеток: {n}',
  showsPuzzle:
    'puzzle | Rätsel | grille | pasatiempo | schema | puzzel | pussel | passatempo | zadanie | завдання | задание',
  showsSolution:
    'solution | Lösung | solution | solución | soluzione | oplossing | lösning | solução | rozwiązanie | відповідь | ответ',
  showsBoth:
    'puzzle and solution | Rätsel und Lösung | grille et solution | pasatiempo y solución | schema e soluzione | puzzel en oplossing | pussel och lösning | passatempo e solução | zadanie i rozwiązanie | завдання та відповідь | задание и ответ',

  // The page that solves puzzles: its buttons.
  check:
    'Check | Prüfen | Vérifier | Comprobar | Verifica | Controleren | Kontrollera | Verificar | Sprawdź | Перевірити | Проверить',
  reveal:
    'Reveal | Aufdecken | Révéler | Revelar | Rivela | Tonen | Visa | Revelar | Odkryj | Відкрити | Открыть',
  clear:
    'Clear | Löschen | Effacer | Borrar | Cancella | Wissen | Rensa | Limpar | Wyczyść | Очистити | Очистить',
  letter:
    'Letter | Buchstabe | Lettre | Letra | Lettera | Letter | Bokstav | Letra | Litera | Літера | Буква',
  word: 'Word | Wort | Mot | Palabra | Parola | Woord | Ord | Palavra | Słowo | Слово | Слово',
  grid: 'Grid | Gitter | Grille | Cuadrícula | Griglia | Diagram | Rutnät | Grade | Diagram | Сітка | Сетка',
  rebus: 'Rebus | Rebus | Rébus | Rebus | Rebus | Rebus | Rebus | Rébus | Rebus | Ребус | Ребус',
  rebusHint:
    'Enter several letters in one cell (Escape or Insert) | Mehrere Buchstaben in ein Feld schreiben (Esc oder Einfg) | Écrire plusieurs lettres dans une case (Échap ou Inser) | Escribir varias letras en una casilla (Esc o Insert) | Scrivere più lettere in una casella (Esc o Ins) | Meerdere letters in één vakje schrijven (Esc of Insert) | Skriv flera bokstäver i en ruta (Esc eller Insert) | Escrever várias letras numa casa (Esc ou Insert) | Wpisz kilka liter w jedno pole (Esc lub Insert) | Кілька літер в одній клітинці (Esc або Insert) | Несколько букв в одной клетке (Esc или Insert)',
  print:
    'Print | Drucken | Imprimer | Imprimir | Stampa | Afdrukken | Skriv ut | Imprimir | Drukuj | Друк | Печать',
  previousEntry:
    'Previous entry | Vorheriges Wort | Mot précédent | Palabra anterior | Parola precedente | Vorig woord | Föregående ord | Palavra anterior | Poprzednie hasło | Попереднє слово | Предыдущее слово',
  nextEntry:
    'Next entry | Nächstes Wort | Mot suivant | Palabra siguiente | Parola successiva | Volgend woord | Nästa ord | Próxima palavra | Następne hasło | Наступне слово | Следующее слово',
  skipToGrid:
    'Skip to the grid | Zum Gitter springen | Aller à la grille | Ir a la cuadrícula | Vai alla griglia | Naar het diagram | Hoppa till rutnätet | Ir para a grade | Przejdź do diagramu | Перейти до сітки | Перейти к сетке',
  letters:
    'Letters | Buchstaben | Lettres | Letras | Lettere | Letters | Bokstäver | Letras | Litery | Літери | Буквы',
  needsScript:
    'This page needs JavaScript, which is embedded in it. | Diese Seite braucht JavaScript, das in ihr enthalten ist. | Cette page a besoin de JavaScript, qu’elle contient. | Esta página necesita JavaScript, que ya contiene. | Questa pagina richiede JavaScript, che è già incluso. | Deze pagina heeft JavaScript nodig; het zit er al in. | Sidan behöver JavaScript, som redan ingår. | Esta página precisa de JavaScript, que já está incluído. | Ta strona wymaga JavaScriptu, który jest w niej zawarty. | Ця сторінка потребує JavaScript, який у ній уже є. | Этой странице нужен JavaScript, он в неё встроен.',

  // What it asks and reports.
  clearGrid:
    'Clear the whole grid? | Das ganze Gitter löschen? | Effacer toute la grille ? | ¿Borrar toda la cuadrícula? | Cancellare tutta la griglia? | Het hele diagram wissen? | Rensa hela rutnätet? | Limpar toda a grade? | Wyczyścić cały diagram? | Очистити всю сітку? | Очистить всю сетку?',
  revealGrid:
    'Reveal the whole grid? | Das ganze Gitter aufdecken? | Révéler toute la grille ? | ¿Revelar toda la cuadrícula? | Rivelare tutta la griglia? | Het hele diagram tonen? | Visa hela rutnätet? | Revelar toda a grade? | Odkryć cały diagram? | Відкрити всю сітку? | Открыть всю сетку?',
  cleared:
    'Cleared. | Gelöscht. | Effacé. | Borrado. | Cancellato. | Gewist. | Rensat. | Apagado. | Wyczyszczono. | Очищено. | Очищено.',
  noMistakes:
    'No mistakes so far. | Bisher keine Fehler. | Aucune erreur jusqu’ici. | Sin errores hasta ahora. | Nessun errore finora. | Tot nu toe geen fouten. | Inga fel än så länge. | Nenhum erro até agora. | Na razie bez błędów. | Поки що без помилок. | Пока без ошибок.',
  oneMistake:
    'One cell is wrong. | Ein Feld ist falsch. | Une case est fausse. | Una casilla es incorrecta. | Una casella è sbagliata. | Eén vakje is fout. | En ruta är fel. | Uma casa está errada. | Jedno pole jest błędne. | Одна клітинка неправильна. | Одна клетка неверна.',
  nMistakes:
    '{n} cells are wrong. | {n} Felder sind falsch. | {n} cases sont fausses. | {n} casillas son incorrectas. | {n} caselle sono sbagliate. | {n} vakjes zijn fout. | {n} rutor är fel. | {n} casas estão erradas. | Błędne pola: {n}. | Неправильних клітинок: {n}. | Неверных клеток: {n}.',
  full: 'The grid is full. | Das Gitter ist voll. | La grille est pleine. | La cuadrícula está llena. | La griglia è piena. | Het diagram is vol. | Rutnätet är fullt. | A grade está cheia. | Diagram jest pełny. | Сітку заповнено. | Сетка заполнена.',
  fullButWrong:
    'The grid is full, but something is wrong. | Das Gitter ist voll, aber etwas ist falsch. | La grille est pleine, mais il y a une erreur. | La cuadrícula está llena, pero hay algún error. | La griglia è piena, ma c’è un errore. | Het diagram is vol, maar er is iets fout. | Rutnätet är fullt, men något är fel. | A grade está cheia, mas há um erro. | Diagram jest pełny, ale coś się nie zgadza. | Сітку заповнено, але є помилка. | Сетка заполнена, но есть ошибка.',
  solvedWithHelp:
    'Solved, with some help. | Gelöst, mit etwas Hilfe. | Résolu, avec un peu d’aide. | Resuelto, con algo de ayuda. | Risolto, con un po’ di aiuto. | Opgelost, met wat hulp. | Löst, med lite hjälp. | Resolvido, com alguma ajuda. | Rozwiązane z małą pomocą. | Розв’язано, з підказками. | Решено, с подсказками.',
  solved:
    'Solved! Every letter is right. | Gelöst! Alle Buchstaben stimmen. | Résolu ! Toutes les lettres sont justes. | ¡Resuelto! Todas las letras son correctas. | Risolto! Tutte le lettere sono giuste. | Opgelost! Alle letters kloppen. | Löst! Alla bokstäver är rätt. | Resolvido! Todas as letras estão certas. | Rozwiązane! Wszystkie litery się zgadzają. | Розв’язано! Усі літери правильні. | Решено! Все буквы верны.',

  // What is read aloud of a cell.
  place:
    'row {row} column {column} | Zeile {row}, Spalte {column} | ligne {row}, colonne {column} | fila {row}, columna {column} | riga {row}, colonna {column} | rij {row}, kolom {column} | rad {row}, kolumn {column} | linha {row}, coluna {column} | wiersz {row}, kolumna {column} | рядок {row}, стовпець {column} | строка {row}, столбец {column}',
  letterOf:
    '{name} letter {at} of {length} | {name}, Buchstabe {at} von {length} | {name}, lettre {at} sur {length} | {name}, letra {at} de {length} | {name}, lettera {at} di {length} | {name}, letter {at} van {length} | {name}, bokstav {at} av {length} | {name}, letra {at} de {length} | {name}, litera {at} z {length} | {name}, літера {at} з {length} | {name}, буква {at} из {length}',
  codeOf:
    'number {n} | Zahl {n} | numéro {n} | número {n} | numero {n} | nummer {n} | nummer {n} | número {n} | numer {n} | номер {n} | номер {n}',
  blank: 'blank | leer | vide | vacía | vuota | leeg | tom | vazia | puste | порожня | пустая',
  circled:
    'circled | mit Kreis | cerclée | con círculo | cerchiata | omcirkeld | inringad | com círculo | w kółku | у колі | в круге',
  shaded:
    'shaded | schattiert | grisée | sombreada | ombreggiata | gearceerd | skuggad | sombreada | zacieniowane | затінена | затенённая',
  given:
    'given | vorgegeben | donnée | dada | data | gegeven | given | dada | podane | задана | задана',
  revealed:
    'revealed | aufgedeckt | révélée | revelada | rivelata | getoond | visad | revelada | odkryte | відкрита | открытая',
  wrong:
    'wrong | falsch | fausse | incorrecta | sbagliata | fout | fel | errada | błędne | неправильна | неверная',
} as const;

export function stringsOf(language: Language = 'en'): PageStrings {
  const column = LANGUAGES.indexOf(language);
  const texts = Object.entries(ROWS).map(([key, row]) => [key, row.split(' | ')[column]]);
  return Object.fromEntries(texts);
}

/** A text with its values in place of their names. */
export function withValues(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
