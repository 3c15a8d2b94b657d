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
  codewordHow:
    'Each number stands for one letter. Letters given: {n}. | Jede Zahl steht für einen Buchstaben. Vorgegeben: {n}. | Chaque nombre représente une lettre. Lettres données : {n}. | Cada número representa una letra. Letras dadas: {n}. | Ogni numero corrisponde a una lettera. Lettere date: {n}. | Elk getal staat voor één letter. Gegeven letters: {n}. | Varje tal står för en bokstav. Givna bokstäver: {n}. | Cada número representa uma letra. Letras dadas: {n}. | Każda liczba oznacza jedną literę. Podane litery: {n}. | Кожне число позначає одну літеру. Відкрито літер: {n}. | Каждое число обозначает одну букву. Открыто букв: {n}.',
  fillInHow:
    'Fit each word into the grid; some letters are already there. | Tragen Sie jedes Wort in das Gitter ein; einige Buchstaben stehen schon da. | Placez chaque mot dans la grille ; quelques lettres y sont déjà. | Coloca cada palabra en la cuadrícula; algunas letras ya están puestas. | Inserisci ogni parola nella griglia; alcune lettere ci sono già. | Plaats elk woord in het diagram; enkele letters staan er al. | Placera varje ord i rutnätet; några bokstäver står redan där. | Encaixe cada palavra na grade; algumas letras já estão lá. | Wpisz każde słowo do diagramu; niektóre litery już tam są. | Впишіть кожне слово в сітку; деякі літери вже там. | Впишите каждое слово в сетку; некоторые буквы уже там.',

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
