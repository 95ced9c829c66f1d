import { LINK_IS_OVER, UNDO_IS_OVER } from '../../items/links/item-link-words.ts';
import { DOES_NOT_FIT } from '../../items/proposals/proposal-answer.ts';
import { NEEDS_QUESTION } from '../decisions/canned-questions.ts';
import { NEEDS_REASON } from '../decisions/canned-reasons.ts';
import { LINK_HAS_NO_ADDRESS, LINK_WAS_SENT } from '../decisions/sent-link-words.ts';

/** Why a moderator's form was not taken, by the code of the error, for the page that it leads back to. */
const PROBLEMS: Readonly<Record<string, string>> = {
  reason: NEEDS_REASON,
  question: NEEDS_QUESTION,
  conflict: 'Somebody was faster. Your decision was not saved; this is how it is now.',
  unknown: 'There is no such item any more. Your decision was not saved.',
  unfit: 'This decision does not fit the item.',
  decision: 'There is no such decision. Try again.',
  date: 'Choose one of the dates on which it takes place.',
  celebration: 'There is no such celebration.',
  event: 'Choose an event first.',
  'event-gone': 'This event is not in the calendar any more.',
  sheet: 'It was not accepted: the sheet is another one meanwhile, or cannot be read now.',
  marks: 'Mark at least one item first.',
  bulk: 'These decisions can no longer be taken back together. Each can be, on its own page.',
  'does-not-fit': DOES_NOT_FIT,
  'link-over': LINK_IS_OVER,
  'link-sent': LINK_WAS_SENT,
  'no-address': LINK_HAS_NO_ADDRESS,
  'undo-over': UNDO_IS_OVER,
  fields: 'It was not saved: something in the form is missing or wrong.',
  // Told on the sign-in page.
  session: 'Your session has ended, or this link has expired. Sign in and try again.',
  'too-many': 'Too many requests came from your network. Wait a few minutes, then try again.',
};

/** The sentence of a problem in the address of a page; undefined for an unknown one. */
export const moderationProblem = (code: string | null): string | undefined =>
  code !== null && Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code] : undefined;
