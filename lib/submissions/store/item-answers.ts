import type { ItemKind } from '#lib/server/store/schema';
import { APPLICATION_LABELS, type ApplicationField, applicationWords } from '../fields/application-words.ts';
import { PRIVATE_EVENT_FIELDS } from '../fields/event-submission.ts';
import { EVENT_LABELS, type EventField, eventWords } from '../fields/event-words.ts';

/** A field with what it is called in its form and what it holds, in words; '' where nothing was said. */
export type ItemAnswer = {
  name: string;
  label: string;
  value: string;
  /** Whether only moderators and the sender may see it, because it tells who sent it. */
  isPrivate: boolean;
};

const MESSAGE_LABELS = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  message: 'Message',
};

const LABELS: Record<ItemKind, Record<string, string>> = {
  event: EVENT_LABELS,
  advertiser: APPLICATION_LABELS,
  contact: MESSAGE_LABELS,
};

const PRIVATE: Record<ItemKind, ReadonlySet<string>> = {
  event: new Set(PRIVATE_EVENT_FIELDS),
  advertiser: new Set(['contactName', 'contactEmail', 'contactPhone']),
  contact: new Set(['name', 'email', 'phone']),
};

type Held = Readonly<Record<string, unknown>>;

function wordsOf(kind: ItemKind, name: string, held: Held): string {
  if (kind === 'event') return eventWords(name as EventField, held);
  if (kind === 'advertiser') return applicationWords(name as ApplicationField, held[name]);
  const text = held[name];
  return typeof text === 'string' ? text : '';
}

/** Everything an item says but its pictures, in the order of its form. What it holds may lack fields. */
export const itemAnswers = (kind: ItemKind, held: Held): ItemAnswer[] =>
  Object.entries(LABELS[kind]).map(([name, label]) => ({
    name,
    label,
    value: wordsOf(kind, name, held),
    isPrivate: PRIVATE[kind].has(name),
  }));
