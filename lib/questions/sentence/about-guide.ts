import type { Sentence } from './sentence.ts';

// The guide by its nouns, in English, Spanish and Kriol, and what stands before them: 'this site', 'su página'.
const OWN_NOUN =
  '(?:site|website|web site|webpage|web page|page|guide|app|calendar|service|platform|bot|assistant|sait|sitio|pagina|guia|aplicacion|calendario|servicio|asistente)';
const OWN = `(?:this|dis|your|yu|unu|este|esta|tu|su|the|di|el|la) (?:whole |entire |same )?${OWN_NOUN}`;
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
  new RegExp(
    `^${LEADING}(?:why|wai|por que) (?:is|was|are|did|do|does|es|hacen|hizo) ${THIS}\\b(?! (?:parade|event|show|concert))`,
  ),
  // 'are you a robot', 'is this official', 'eres un robot'
  new RegExp(
    `^${LEADING}(?:are you|am i talking to|is this|is dis|eres|es esto|son ustedes) (?:a |an |the |un |una |really |all )*(?:bot|robot|human|person|real|real person|ai|machine|computer|legit|reliable|safe|free|gratis|robot|humano|persona|official|oficial|oficiales|chatbot)\\b`,
  ),
  /^(?:so |hey )?(?:is|are) (?:there|you) (?:an? )?(?:app|mobile app|phone app)\b/,
  /^(?:do|does|have|can) (?:you|unu|i|u) (?:have|got|get|download) (?:an? |the |your )?(?:app|mobile app|phone app|newsletter|facebook|instagram)\b/,
  /^(?:tienen|hay|tiene) (?:una )?(?:app|aplicacion|pagina|facebook)\b/,
];

/**
 * The words of a question that ask about the guide itself, where it does: all of them. 'what is on in this guide on friday'
 * asks for events.
 */
export function asksAboutGuide(sentence: Sentence): boolean {
  const text = sentence.words.map(({ key }) => key).join(' ');
  return QUESTIONS.some((question) => question.test(text));
}
