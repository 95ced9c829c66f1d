import type { Sentence } from '../sentence/sentence.ts';
import words from '../words/circumstances.json' with { type: 'json' };

// The longest first: 'buenas noches' before 'buenas'.
const anyOf = (phrases: readonly string[]) =>
  `(?:${phrases.toSorted((one, other) => other.length - one.length).join('|')})`;
// Bounded, and of tables in which no phrase is made of others: what could be read in many ways would be tried in all of them.
const some = (phrases: readonly string[]) => `(?:${anyOf(phrases)} ){0,6}`;
const perhaps = (phrases: readonly string[]) => `(?:${anyOf(phrases)} )?`;

/** A name behind 'at the': 'someone at the hotel said'. */
const AT = `(?:${anyOf(words.beforeLodgings)} ${perhaps(words.articles)}[a-z]+ )?`;

const GREETING = `${some(words.salutes)}${anyOf(words.greetings)}`;

/** Somebody who comes along: 'with my husband', 'con mis padres'. */
const COMPANY = `${anyOf(words.with)} ${anyOf(words.beforeCompany)} ${perhaps(words.adjectives)}${anyOf(words.company)}`;

/** What a question tells beside what it asks for, in the words as they are compared. */
const CIRCUMSTANCES: readonly RegExp[] = [
  // 'hello, good evening'; a word alone is searched, as it may be the beginning of a title.
  new RegExp(`^${GREETING}(?= [^ ]|(?<= .*)$)`),
  // 'someone at the hotel said that there is'
  new RegExp(
    `(?<![^ ])${anyOf(words.sources)} ${AT}${anyOf(words.said)}(?: ${anyOf(words.that)}){0,3}(?![^ ])`,
  ),
  // 'we are staying at the hotel'
  new RegExp(
    `(?<![^ ])${perhaps(words.staying)}${anyOf(words.beforeLodgings)} ${perhaps(words.articles)}${anyOf(words.lodgings)}(?![^ ])`,
  ),
  // 'I just finished dinner'
  new RegExp(
    `(?<![^ ])${some(words.beforeDone)}${anyOf(words.done)} ${some(words.between)}${anyOf(words.meals)}(?![^ ])`,
  ),
  // 'my flight lands at 3 pm'
  new RegExp(
    `(?<![^ ])(?:my|our|the|mi|nuestro|el) ${anyOf(words.journeys)} ${anyOf(words.arrives)}(?: (?:at|around|about|a las|como a las) \\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?)?(?![^ ])`,
  ),
  // 'in case it rains', 'because of the weather'; but not 'do you know if it rains'
  new RegExp(
    `(?<![^ ])(?<!${anyOf(words.knowing)} )${anyOf(words.because)} (?:of )?${some(words.afterBecause)}${anyOf(words.weather)}(?![^ ])`,
  ),
  // 'now the 19th is over'
  new RegExp(
    `(?<![^ ])${anyOf(words.now)} (?:[a-z0-9]+ ){1,4}?(?:(?:is|are|has|have|iz|has been|se) )?${anyOf(words.over)}(?![^ ])`,
  ),
  new RegExp(`(?<![^ ])${anyOf(words.onFoot)}(?![^ ])`),
  // 'donde puedo llegar a pie'; 'a pie' is one to eat in English
  new RegExp(`(?<![^ ])${anyOf(words.going)} (?:[a-z]+ ){0,2}?a pie(?![^ ])`),
  // 'my mother cannot walk far', 'no puede caminar mucho'
  new RegExp(
    `(?<![^ ])${anyOf(words.unable)} ${anyOf(words.walk)} (?:too |so |very |muy |tan )?${anyOf(words.far)}(?![^ ])`,
  ),
  // 'which island has a fair'; 'which town' of 'which town hall' is none
  new RegExp(
    `(?<![^ ])${anyOf(words.which)} ${anyOf(words.settlements)}(?= ${anyOf(words.behindWhich)}(?![^ ])|$)`,
  ),
  // 'opening hours', 'horario de apertura'
  new RegExp(
    `(?<![^ ])(?:${anyOf(words.opening)} (?:hours?|times?)|(?:hours?|times?|horarios?|horas?) (?:of|de) ${anyOf(words.opening)})(?![^ ])`,
  ),
  /(?<![^ ])(?:for the first time|por primera vez)(?![^ ])/,
  // 'with my husband', 'con mis padres y mis amigos'; children are a kind of events, and no company
  new RegExp(`(?<![^ ])${COMPANY}(?: ${COMPANY}){0,2}(?![^ ])`),
  // 'my husband is off from work'; who asks for something for them may mean a kind of events
  new RegExp(
    `(?<![^ ])(?<!(?:for|para|fi) )${anyOf(words.possessives)} ${perhaps(words.adjectives)}${anyOf(words.company)}(?: (?:and|y|ahn) (?:i|me|yo|ai))?(?![^ ])`,
  ),
  // 'no car', 'sin carro'
  new RegExp(`(?<![^ ])${anyOf(words.noVehicle)} ${anyOf(words.vehicles)}(?![^ ])`),
  // 'what can I walk or bus to'
  new RegExp(
    `(?<![^ ])(?:can|could|kyahn|kud|puedo|podemos) (?:i |we |ah |wi )?${anyOf(words.ways)}(?: (?:or|and|o|y|ar) ${anyOf(words.ways)})? (?:to|there|tu)(?![^ ])`,
  ),
];

/** The words of a sentence as one text, with the position of each; one that is taken is a sign that no pattern has. */
function openText(sentence: Sentence) {
  const open = sentence.open().map((word) => word || '·');
  const starts = open.map((_, position) => open.slice(0, position).join(' ').length + (position > 0 ? 1 : 0));
  return { text: open.join(' '), starts };
}

/** Takes the words in which a pattern is found first, if any. */
function takeFound(sentence: Sentence, pattern: RegExp) {
  const { text, starts } = openText(sentence);
  const found = pattern.exec(text);
  if (!found) return;
  const end = found.index + found[0].length;
  for (const [position, start] of starts.entries())
    if (start >= found.index && start < end) sentence.take(position, 1);
}

/**
 * Takes out of a question what it tells beside what it asks for, so that nothing is searched for it and nothing else answers
 * it: a greeting, who said so, what was done before, where somebody stays, the weather as a reason, and on foot.
 */
export function takeCircumstances(sentence: Sentence) {
  for (const circumstance of CIRCUMSTANCES) takeFound(sentence, circumstance);
}

/** The guide by what people call it; 'the service' and 'the list of' are something else. */
const OURS = `(?:the|my|our|your|this|di|dis|mi|wi|yu|unu|el|la|su|tu|este|esta|nuestro|nuestra) (?:whole )?${anyOf(words.guideNames)}`;

/** What asks of the guide itself what it has, where events answer: 'on the calendar', 'does your site have', 'tiene la página'. */
const OF_THE_GUIDE: readonly RegExp[] = [
  new RegExp(`(?<![^ ])(?:on|in|pan|pahn|eena|ina|en|from) ${OURS}(?![^ ])`),
  new RegExp(`(?<![^ ])${OURS} ${anyOf(words.has)}(?![^ ])`),
  new RegExp(`(?<![^ ])${anyOf(words.tiene)} ${OURS}(?![^ ])`),
];

/** Takes the guide's own name out of a question for events, which are all there. */
export function takeNamesOfGuide(sentence: Sentence) {
  for (const named of OF_THE_GUIDE) takeFound(sentence, named);
}

const ORIGIN = new RegExp(`(?<![^ ])(?:${anyOf(words.origins)}) ${anyOf(words.from)}(?= [^ ])`);
const MOST_NAME_WORDS = 3;

/**
 * The words that tell where somebody comes from: 'from Toronto' of 'we are from Toronto', and the position of the name.
 * Undefined where nobody says it.
 */
export function originOf(sentence: Sentence, text: string): { position: number; length: number } | undefined {
  const { text: open, starts } = openText(sentence);
  const found = ORIGIN.exec(open);
  if (!found) return undefined;
  const position = starts.indexOf(found.index + found[0].length + 1);
  if (position === -1) return undefined;
  // A name of which nobody knows more is as long as its capitals: 'North Carolina'.
  const isCapital = (at: number) => /^\p{Lu}/u.test(text[sentence.words[at]?.start ?? text.length] ?? '');
  let length = 1;
  while (length < MOST_NAME_WORDS && isCapital(position) && isCapital(position + length)) length += 1;
  return { position, length };
}
