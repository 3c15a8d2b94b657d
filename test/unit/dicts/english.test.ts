// The bundled list and the two tiers as committed: their form, what must be in them and what must
// not. The tables of words are samples; the hand lists under dicts/make/ hold the reasons.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CRUDE_CAP, TWO_LETTER_CAP } from '../../../dicts/make/score.ts';
import { TAGS } from '../../../src/words/vocabulary/tags.ts';

const text = (name: string): string =>
  readFileSync(new URL(`../../../dicts/${name}`, import.meta.url), 'utf8');
const lines = (name: string): string[] => text(name).split('\n').slice(0, -1);
const table = (words: string): string[] => words.trim().split(/\s+/);

const entries = lines('english.txt');
const scores = new Map(
  entries.map((line): [string, number] => {
    const [word, score] = line.split(';');
    return [word!, Number(score)];
  }),
);
const blocked = new Set(lines('offensive-blocked.txt'));
const crude = new Set(lines('offensive-crude.txt'));

describe('english.txt', () => {
  test('every line is WORD;SCORE in A-Z with LF, with tags if it has any', () => {
    const tag = TAGS.join('|');
    const line = new RegExp(`^[A-Z]{2,};\\d{1,3}(?:;(?:${tag})(?:,(?:${tag}))*)?$`);
    expect(entries.filter((each) => !line.test(each))).toEqual([]);
    expect(text('english.txt').endsWith('\n')).toBe(true);
  });

  test('is in order of code units without duplicates', () => {
    const words = [...scores.keys()];
    expect(words.length).toBe(entries.length);
    expect(words).toEqual([...words].sort());
  });

  test('has the counts that its README tells', () => {
    const readme = text('README.md');
    const tell = (count: number): string =>
      String(count).replace(/(\d)(\d{3})$/, (_, thousands, rest) => `${thousands},${rest}`);
    const atLeast = (least: number): number =>
      [...scores.values()].filter((score) => score >= least).length;
    expect(readme).toContain(`without \`--dict\`: ${tell(atLeast(0))} lines`);
    expect(readme).toContain(
      `${tell(atLeast(30))} entries score 30 or more, and ${tell(atLeast(50))} score 50 or more`,
    );
    expect(readme).toContain(`| ${tell(blocked.size)} forms that are never bundled`);
    expect(readme).toContain(`| ${tell(crude.size)} coarse or painful forms`);
    expect(readme).toContain(`\`stems.txt\` | ${lines('stems.txt').length} lines`);
    expect(readme).toContain(`\`british.txt\` | ${tell(lines('british.txt').length)} British`);
    for (let length = 2; length <= 18; length++) {
      const count = [...scores.keys()].filter((word) => word.length === length).length;
      expect(readme).toContain(`| ${length} | ${tell(count)} |`);
    }
  });

  test('holds the ordinary words with a score of 50 or more', () => {
    const ordinary = table(`
      ACE AREA ORE ERA OLEO ALOE EPEE EEL OBOE IRE APSE ELAN ECLAIR CAFE CLICHE FIANCEE
      COLOR HONOR THEATER GRAY PLOW TRAVELED CROSSWORD PUZZLE LETTER GRID SQUARE CLUE ANSWER
      WORD HOUSE RIVER MOUNTAIN BREAD BUTTER KITCHEN WINDOW GARDEN SUMMER WINTER MORNING QUIZ
      JAZZ QUARTZ RHYTHM XYLOPHONE ZEBRA YACHT VORTEX HMM NTH PSST SHH BRR
      ENCYCLOPEDIA UNBELIEVABLE INTERNATIONAL EXTRAORDINARY COUNTERCLOCKWISE
    `);
    expect(ordinary.filter((word) => !((scores.get(word) ?? 0) >= 50))).toEqual([]);
  });

  test.each([
    ['two-letter forms that are no words', 'GS KS ZZ QX'],
    ['abbreviations that no one clues', 'HHD DKL CSCH'],
    ['inflections nobody writes', 'WOULDS SANGS SCOTCHS CUNNINGER'],
  ])('leaves out %s', (_, words) => {
    expect(table(words).filter((word) => scores.has(word))).toEqual([]);
  });

  test('holds names, phrases, abbreviations and stand-bys, tagged as such', () => {
    const tagsOf = new Map(entries.map((line) => [line.split(';')[0]!, line.split(';')[2] ?? '']));
    const tagged = { name: 'OREO OSLO EDEN', phrase: 'ATEASE NOIDEA ICEAGE', abbr: 'ETC ASAP' };
    for (const [tag, words] of Object.entries(tagged)) {
      for (const word of table(words)) expect(`${word} ${tagsOf.get(word)}`).toContain(tag);
    }
    const plain = table('AMIDST LEAPT DONUT NOIR UKE STYE OCTOPI FOCI TEENSY');
    expect(plain.filter((word) => !((scores.get(word) ?? 0) >= 40))).toEqual([]);
  });

  test('tells British spellings', () => {
    const british = table('COLOUR HONOUR THEATRE PLOUGH TRAVELLED');
    const tagged = new Set(
      entries.filter((line) => /[;,]british/.test(line)).map((line) => line.split(';')[0]),
    );
    expect(british.filter((word) => scores.has(word) && !tagged.has(word))).toEqual([]);
  });

  test('rates words as an editor would', () => {
    for (const word of table('ORATE EGAD ORCA MISO')) {
      expect([word, scores.get(word)! >= 50]).toEqual([word, true]);
    }
    for (const word of table('INPUTTING RAREST FREQUENTER SAUNAING')) {
      expect([word, scores.get(word)! < 65]).toEqual([word, true]);
    }
    for (const word of table('SUICIDE GENOCIDE URINE PUS')) {
      expect([word, scores.get(word)! <= 30]).toEqual([word, true]);
    }
  });

  test('two-letter entries are few and capped', () => {
    const short = [...scores].filter(([word]) => word.length === 2);
    expect(short.length).toBeLessThan(300);
    expect(short.filter(([, score]) => score > TWO_LETTER_CAP)).toEqual([]);
  });

  test('what nobody writes scores below what everybody knows', () => {
    for (const [rare, known] of [
      ['DRABBER', 'DRAB'],
      ['CAREFULLER', 'CAREFUL'],
      ['WINCHING', 'WINCH'],
      ['CRWTH', 'HARP'],
    ] as const) {
      expect([rare, scores.get(rare)! < scores.get(known)!]).toEqual([rare, true]);
    }
  });

  test('holds nothing blocked, and crude entries with the lowest scores', () => {
    expect([...scores.keys()].filter((word) => blocked.has(word))).toEqual([]);
    const bundled = [...scores].filter(([word]) => crude.has(word));
    expect(bundled.length).toBeGreaterThan(100);
    expect(bundled.filter(([, score]) => score > CRUDE_CAP)).toEqual([]);
  });
});

describe('the tiers', () => {
  test.each(['offensive-blocked.txt', 'offensive-crude.txt'])('%s is sorted A-Z forms', (name) => {
    const forms = lines(name);
    expect(forms.filter((form) => !/^[A-Z]{2,}$/.test(form))).toEqual([]);
    expect(forms).toEqual([...new Set(forms)].sort());
  });

  test('share no form', () => {
    expect([...blocked].filter((form) => crude.has(form))).toEqual([]);
  });

  test('leave innocent look-alikes alone', () => {
    const innocent = table(`
      BUTTON SPICE SPICY RAPIER COCKTAIL COCKPIT PEACOCK ASSASSIN ASSESS CLASSIC BASS GRASS
      CANADIAN JAPANESE JAPAN MEXICAN AFRICAN ARAB JEWISH CHRISTIAN MUSLIM GERMAN CHINESE NIGER
      NIGERIA NIGERIAN KUMQUAT CUMQUAT BEANBAG GABLE GABLES JIG JIGS JIGGER BLACKS WHITES GOD HELL
      DAMN ASS ASSES SEX SEXY NUDE EROTIC QUEER GAY LESBIAN TITLE TITAN CONSTITUTION ARSENAL
      SNIGGER SNIGGERED NIGGLE NIGGLING CHINKING RACCOON TYCOON COCOON COONSKIN BASEMENT THERAPIST
      GRAPE DRAPE SCRAP SCRAPE CRAPS PRICKLY PRICKED DICKENS DICKER TORPEDO GYPSUM SQUAWK JAPE
      JEWEL SWANK SAUSAGE PANSY FAIRY PADDY CRACKER GUINEA SPADE SPADES DIKE HOE HOES HO POM SHAG
      HAOLE WILLIE WILLY JESUS SATAN POLLOCK HEBE TWINKIE YANKEE DIX CORNHOLE ORGY KINKY BOOBY
      BALLS BREAST BREASTS MUFF KNOB SNATCH SPUNK SCAT BLOODY BUM IDIOT MORON SLAVE MURDER HEROIN
      LOOSER LIMY CUMMINGS KUMMER WANG COX SLAUGHTER SUICIDE TORTURE SCUM SPERM JACKASS
    `);
    expect(innocent.filter((word) => blocked.has(word) || crude.has(word))).toEqual([]);
  });

  test('block slurs with their plurals, and the worst obscenities', () => {
    const worst = table(`
      CHINK CHINKS COON COONS DAGO DAGOS DAGOES DARKIE DARKIES FAG FAGS FAGGOT FAGGOTS GOLLIWOG
      GOLLIWOGS GOOK GOOKS GYP GYPPED GYPPING HALFBREED HALFBREEDS HONKY HONKIES JIGABOO JIGABOOS
      KAFIR KAFIRS KIKE KIKES KRAUTS LUBRA LUBRAS MULATTO MULATTOES NEGRO NEGROID NIGGER NIGGERS
      PICKANINNY PICKANINNIES REDSKIN REDSKINS RETARD RETARDS SAMBO SHEENY SLUT SLUTS SPIC SPICS
      SQUAW SQUAWS WETBACK WETBACKS WHORE WHORES WOG WOGS WOP WOPS YID YIDS CUNT CUNTS FUCK FUCKED
      FUCKING SHIT SHITTY BULLSHIT MOTHERFUCKER TWAT TWATS
    `);
    expect(worst.filter((word) => !blocked.has(word))).toEqual([]);
  });

  test('call crude what is only coarse or painful', () => {
    const coarse = table(
      'BASTARD BITCH COCK CRAP DICK DYKE FART MIDGET PISS PENIS PUSSY RAPE TIT TITS TURD WANKER GYPSY',
    );
    expect(coarse.filter((word) => !crude.has(word) || !scores.has(word))).toEqual([]);
  });
});
