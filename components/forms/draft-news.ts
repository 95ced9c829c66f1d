import type { DraftNews } from './use-draft-states.ts';

/** What is said above a list of drafts after one of them was chosen; `what` is what is drafted, like 'event'. */
export const newsWords = ({ what: news }: DraftNews, what: string): string =>
  ({
    taken: `That ${what} is open in another tab, or being sent.`,
    gone: `That ${what} is no longer on this device: it was sent or deleted in another tab.`,
    deleted: `The ${what} was deleted from this device.`,
  })[news];
