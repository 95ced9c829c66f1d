import type { SearchIndex } from '#lib/events/search-events';
import { reviewPromise } from '#lib/site/answer-times';
import { LOST_LINK_PATH } from '#lib/site/lost-link';
import type { OperatorContact } from '#lib/site/operator-contact';
import { SUBMIT_EVENT_PATH, THINGS_TO_DO_PATH } from '#lib/site/site';
import { fillTemplate } from '#lib/text/fill-template';
import {
  celebrationLink,
  celebrationsLink,
  celebrationText,
  holidayText,
  isElsewhere,
  meaningText,
} from './celebration-text.ts';
import { isHelpOnly, isUnclear } from './help-only.ts';
import type { HelpTopic } from './parts/help-words.ts';
import type { VoiceLanguage } from './question-language.ts';
import type { Understanding } from './understand-question.ts';
import answers from './words/help-answers.json' with { type: 'json' };

/** What answers a question that asks for no event: a sentence, and the page that has more. */
export type HelpAnswer = {
  topic: HelpTopic | 'unclear' | 'celebration' | 'holiday';
  language: VoiceLanguage;
  text: string;
  link: { label: string; address: string };
  /** Whether the question asks for no event beside. */
  isOnly: boolean;
};

type TopicOfTables = Exclude<HelpAnswer['topic'], 'celebration' | 'holiday'>;

const ADDRESSES: Record<TopicOfTables, string> = {
  weather: '/',
  submit: SUBMIT_EVENT_PATH,
  advertise: '/advertise',
  contact: '/#contact',
  organiser: '/#contact',
  tickets: THINGS_TO_DO_PATH,
  sent: LOST_LINK_PATH,
  lostLink: LOST_LINK_PATH,
  elsewhere: '/#contact',
  reminders: THINGS_TO_DO_PATH,
  travel: '/#faq',
  bestTime: '/#faq-best-time',
  localFood: '/#faq-food',
  nightlife: '/#faq-nightlife',
  belizeanCulture: '/#faq-culture',
  guide: '/#mission',
  signs: THINGS_TO_DO_PATH,
  unclear: THINGS_TO_DO_PATH,
};

/** Who wants to send us something, to correct it, or to show an event elsewhere, asks for none, though the words name it. */
const ASKS_FOR_NO_EVENT: ReadonlySet<HelpTopic> = new Set([
  'submit',
  'sent',
  'lostLink',
  'advertise',
  'elsewhere',
  'reminders',
]);

type HelpContext = {
  language: VoiceLanguage;
  /** How the operators can be reached, where that is known. */
  contact?: OperatorContact | undefined;
  /** The words that nothing mentions, for a question that is unclear. */
  words?: string;
  isOnly?: boolean;
};

/** The answer to a question that asks for no event, the same for search field, assistant and live voice. */
function helpAnswer(
  topic: TopicOfTables,
  { language, contact = {}, words = '', isOnly = true }: HelpContext,
): HelpAnswer {
  const { texts, links, ways } = answers[language];
  const { email, whatsapp } = contact;
  const way = email && whatsapp ? ways.both : email ? ways.email : whatsapp ? ways.whatsapp : '';
  const known = fillTemplate(way, { email: email ?? '', whatsapp: whatsapp ?? '' });
  return {
    topic,
    language,
    text: fillTemplate(texts[topic], {
      ways: known,
      words,
      review: reviewPromise(contact, { what: 'each event' }),
    }),
    // The private link says what became of an event.
    link: { label: links[topic === 'sent' ? 'lostLink' : topic], address: ADDRESSES[topic] },
    isOnly,
  };
}

const MAX_LETTERS = 40;
/** A text that is repeated in an answer, cut where it is long. */
const firstLetters = (text: string) =>
  [...text].length > MAX_LETTERS ? `${[...text].slice(0, MAX_LETTERS).join('')}…` : text;

/** What another page answers of a question, or that nothing of it was understood; undefined where events answer it. */
export function helpOf(
  {
    help,
    search,
    language,
    written,
    nonsense,
    celebration,
    holiday,
  }: Pick<Understanding, 'help' | 'search' | 'language' | 'written' | 'nonsense' | 'celebration' | 'holiday'>,
  index: SearchIndex,
  { contact, isTyping }: Pick<HelpContext, 'contact'> & { isTyping?: boolean | undefined } = {},
): HelpAnswer | undefined {
  if (help)
    return helpAnswer(help, {
      language,
      contact,
      isOnly: ASKS_FOR_NO_EVENT.has(help) || isHelpOnly(search, index),
    });
  // That a day is a public holiday does not say why.
  if (holiday && celebration?.askedWhat === undefined)
    return {
      topic: 'holiday',
      language,
      text: holidayText(holiday, language),
      link: celebrationsLink(language),
      isOnly: false,
    };
  const { known, today, askedWhat } = celebration ?? {};
  // What it is is the same wherever it is asked of.
  if (known && today && (askedWhat !== undefined || !isElsewhere(known, search.city)))
    return {
      topic: 'celebration',
      language,
      text: [
        askedWhat !== undefined && meaningText(known, askedWhat, language),
        celebrationText(known, today, language, search.city),
      ]
        .filter(Boolean)
        .join(' '),
      link: celebrationLink(known, language),
      isOnly: false,
    };
  if (nonsense) return helpAnswer('unclear', { language, words: firstLetters(nonsense) });
  if (!isUnclear(search, index, isTyping)) return undefined;
  return helpAnswer('unclear', { language, words: written.map(([, text]) => text).join(' ') });
}
