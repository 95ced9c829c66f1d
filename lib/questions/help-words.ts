import { isCategoryWord } from './category-words.ts';
import { weekdayNamed } from './days/date-words.ts';
import { readHours } from './days/read-hours.ts';
import { units } from './days/read-unit.ts';
import { isPlaceName } from './place-words.ts';
import { readPhrase, tableOf } from './sentence/read-words.ts';
import type { Sentence } from './sentence/sentence.ts';
import help from './words/help.json' with { type: 'json' };
import holidays from './words/holidays.json' with { type: 'json' };
import phrases from './words/phrases.json' with { type: 'json' };
import times from './words/times.json' with { type: 'json' };

/** What a question asks for that no event answers: another page does, or the organiser. */
export type HelpTopic = keyof typeof help | 'guide' | 'signs';

const topics = new Map(
  (Object.keys(help) as (keyof typeof help)[]).flatMap((topic) =>
    help[topic].map((phrase) => [phrase, topic] as const),
  ),
);

/** Whether a text has neither a letter nor a figure: '???', a lobster. */
const isOnlySigns = (text: string) => text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text);

// The guide by its nouns, in English, Spanish and Kriol, and what stands before them: 'this site', 'su página'.
const OWN_NOUN =
  '(?:site|website|web site|webpage|web page|page|guide|app|calendar|service|platform|bot|assistant|sait|sitio|pagina|guia|aplicacion|calendario|servicio|asistente)';
// 'the service' is one in church.
const CHURCH_NOUN = '(?:service|servicio)';
const OWN = `(?:(?:this|dis|your|yu|unu|este|esta|tu|su)|(?:the|di|el|la)(?! (?:whole |entire |same )?${CHURCH_NOUN}\\b)) (?:whole |entire |same )?${OWN_NOUN}`;
const ASKS =
  '(?:who|whos|what|whats|why|how|whose|is|are|do|does|did|can|could|may|hoo|hu|weh|wat|wai|how|quien|quienes|que|por que|porque|como|cual|es|son|de quien|cada cuanto)';
const LEADING = '(?:so |hey |hi |hello |ok |and |but |pues |hola |oye |y )?';
const THIS = '(?:this|dis|it all|all this|all of this|esto|ustedes|unu|you|yall|you guys|you people)';

/** Questions about the guide itself, by their grammar, over words in lower case and without accents. */
const QUESTIONS: readonly RegExp[] = [
  // 'who pays for this website', 'how often is your calendar updated', 'por qué es gratis esta página'
  new RegExp(`^${LEADING}${ASKS} (?:\\w+ ){0,6}?(?<!\\b(?:on|in|en|pan|pahn|eena|for|to) )${OWN}\\b`),
  // 'who runs this', 'hoo mek dis', 'quién hizo esto'
  new RegExp(`^${LEADING}(?:who|whos|hoo|hu|quien|quienes)(?: (?!plays|sings|performs)\\w+){1,3} ${THIS}$`),
  new RegExp(`^${LEADING}(?:who|hoo|quienes) (?:are|is|deh|da|son) ${THIS}\\b`),
  // 'what is this', 'what are you for'
  new RegExp(
    `^${LEADING}(?:whats|(?:what|wat|weh|que) (?:is|are|da|es|son)) ${THIS}(?: (?:for|about|exactly|then|all about|anyway|thing))?$`,
  ),
  new RegExp(`^${LEADING}(?:what|wat) (?:do|can) you (?:do|know|offer)$`),
  // 'how does this work', 'cómo funciona'
  new RegExp(
    `^${LEADING}(?:how|como) (?:does|do|duz|did|can|should|se)? ?(?:this|dis|it|i|we|you)? ?(?:work|works|wok|use|usa|funciona)(?: ${THIS})?$`,
  ),
  // 'why is this free', 'why do you do this'
  new RegExp(`^${LEADING}(?:why|wai|por que) (?:is|was|are|did|do|does|es|hacen|hizo) ${THIS}\\b`),
  // 'are you a robot', 'is this official', 'eres un robot'
  new RegExp(
    `^${LEADING}(?:are you|am i talking to|is this|is dis|eres|es esto|son ustedes) (?:a |an |the |un |una |really |all )*(?:bot|robot|human|person|real|real person|ai|machine|computer|legit|reliable|safe|free|gratis|robot|humano|persona|official|oficial|oficiales|chatbot)\\b`,
  ),
  /^(?:so |hey )?(?:is|are) (?:there|you) (?:an? )?(?:app|mobile app|phone app)\b/,
  /^(?:do|does|have|can) (?:you|unu|i|u) (?:have|got|get|download) (?:an? |the |your )?(?:app|mobile app|phone app|newsletter|facebook|instagram)\b/,
  /^(?:tienen|hay|tiene) (?:una )?(?:app|aplicacion|pagina|facebook)\b/,
];

// 'is this site official' asks for no official events.
const ownNouns = new RegExp(`^(?:${OWN_NOUN}|official|oficial|oficiales)$`);
const events = new Set(phrases.anew);

/** Whether the words of a question name an event, a kind of events, a day or hours: one about the guide has none of them. */
function namesEvents(words: readonly string[]): boolean {
  const others = words.map((word) => (ownNouns.test(word) ? '' : word));
  return others.some(
    (word, position) =>
      events.has(word) ||
      isCategoryWord(word) ||
      units.has(word) ||
      readHours(others, position) !== undefined ||
      weekdayNamed(singular(word), true) !== undefined ||
      readPhrase(others, position, dayPhrases) !== undefined ||
      readPhrase(others, position, holidayPhrases) !== undefined ||
      isPlaceName(others, position),
  );
}

/** 'weekends' of 'this weekend’s'. */
const singular = (word: string) => word.replace(/s$/, '');
const dayPhrases = tableOf(
  Object.values(times)
    .flat()
    .filter((phrase) => phrase !== 'now' && phrase !== 'ahora'),
);
const holidayPhrases = tableOf(holidays.flatMap(({ names }) => names));

/**
 * Whether a question asks about the guide itself. 'what is on in this guide on friday' asks for events, and so does all that
 * names one, a kind, a day or a place.
 */
function asksAboutGuide(sentence: Sentence): boolean {
  const words = sentence.words.map(({ key }) => key);
  const text = words.join(' ');
  return QUESTIONS.some((question) => question.test(text)) && !namesEvents(words);
}

/** Topics of the guide itself: the words that ask for them name no event, as the runs of 'who runs this'. */
const OF_THE_GUIDE: ReadonlySet<HelpTopic> = new Set(['contact', 'guide']);

/**
 * What another page answers; undefined for a question about events. The words that ask about the guide itself are taken
 * out of the question.
 */
export function takeHelpTopic(sentence: Sentence, text: string): HelpTopic | undefined {
  if (isOnlySigns(text)) return 'signs';
  const words = sentence.words.map(({ key }) => key);
  const found = words.flatMap((_, position) => {
    const phrase = readPhrase(words, position, topics);
    return phrase ? [{ ...phrase, position }] : [];
  })[0];
  if (found && OF_THE_GUIDE.has(found.value)) sentence.take(found.position, found.end - found.position);
  if (found) return found.value;
  if (!asksAboutGuide(sentence)) return undefined;
  sentence.take(0, sentence.words.length);
  return 'guide';
}

// A dash and a semicolon are punctuation, but for a comment behind a statement.
const CODE = /[<>{}[\]=\\|^~]|;\s*--|\/\*|::/;
const FACES = /<3+|[:;=]['-]?[()DPp|]|\^_*\^/g;

/** Whether a text that names nothing is nonsense, and no wish for everything: figures alone, or code. */
export const isNonsense = (text: string): boolean =>
  (/\d/.test(text) && !/\p{L}/u.test(text)) || CODE.test(text.replace(FACES, ''));
