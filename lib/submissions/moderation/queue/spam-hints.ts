import { MIN_FORM_SECONDS } from '../../fields/event-submission.ts';
import type { ItemContent } from '../../store/item-content.ts';

const ADDRESSES = /https?:\/\/|www\./gi;
const MANY_ADDRESSES = 2;

const textOf = ({ kind, payload }: ItemContent) =>
  kind === 'event'
    ? payload.description
    : kind === 'advertiser'
      ? `${payload.businessDescription} ${payload.advertisingGoals}`
      : payload.message;

/** Seconds between opening and sending as the browser counted them; 0 where they were not counted. */
function secondsOf({ kind, payload }: ItemContent): number {
  switch (kind) {
    case 'event':
      return payload.formDuration / 1_000;
    case 'advertiser':
      return payload.formDurationSeconds;
    case 'contact':
      return 0;
  }
}

const isShouted = (title: string) =>
  title.replace(/[^a-z]/gi, '').length > 20 && title === title.toUpperCase();

/** Signs of spam in an item, in a few words each; a moderator decides. */
export function spamHints(content: ItemContent): string[] {
  const hints: string[] = [];
  const text = textOf(content);
  const addresses = text.match(ADDRESSES)?.length ?? 0;
  const seconds = secondsOf(content);
  if (content.payload.honeypot) hints.push('The hidden field was filled in');
  if (addresses >= MANY_ADDRESSES) hints.push(`${addresses} web addresses in the text`);
  if (seconds > 0 && seconds < MIN_FORM_SECONDS) hints.push(`Filled in within ${Math.ceil(seconds)} s`);
  if (content.kind === 'event' && isShouted(content.payload.title)) hints.push('All in capitals');
  return hints;
}
