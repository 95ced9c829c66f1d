import type { EventSummary } from '#lib/events/event-summary';
import type { Sentence } from './sentence/sentence.ts';
import phrases from './words/statuses.json' with { type: 'json' };

/** What became of an event that does not take place as planned. */
export type AskedStatus = Exclude<NonNullable<EventSummary['status']>, 'scheduled'>;

const byPhrase = new Map(
  (Object.keys(phrases) as AskedStatus[]).flatMap((status) =>
    phrases[status].map((phrase) => [phrase, status] as const),
  ),
);

/** Takes what became of events out of a question: 'which events are cancelled?'. */
export const takeStatus = (sentence: Sentence): AskedStatus | undefined =>
  sentence.takeAll(3, (phrase) => byPhrase.get(phrase), 'status')[0];
