import { formatCount } from '#lib/analytics/counts/report-row';
import { cellLink, type LocatedFault } from '#lib/events/faults/located-fault';
import { type MergedFault, mergedFaults } from '#lib/events/faults/merged-faults';
import { certainFirst, countThings } from '#lib/events/faults/things-to-mend';
import type { Mail, MailPart } from '#lib/outbox/mail';
import { SITE_NAME } from '#lib/site/site';
import { belizeClock, belizeDay } from '#lib/time/calendar-day';
import { formatShortDay } from '#lib/time/format-day';

/** Faults that are in the mail itself. */
const MAX_FAULTS = 20;
/** Rows with the same fault that are named. */
const MAX_ROWS = 5;

type SheetFaultsMail = {
  editor: string;
  /** New faults, or on Monday all that are left. */
  about: 'new' | 'week';
  faults: readonly LocatedFault[];
  /** How many there are beside these, which are too many to be told one by one. */
  more: number;
  /** How many are left of those that were told before. */
  earlier: number;
  /** When the sheet was read, in milliseconds since 1970. */
  readAt: number;
  /** The sheet in its editor, where that is configured. */
  editUrl?: string | undefined;
  /** The page with all faults, for an editor who may open it. */
  pageUrl?: string;
};

const capital = (words: string) => words.replace(/^./, (first) => first.toUpperCase());

/** 'Row 12', 'Rows 12 and 13', 'Rows 12, 13, 14, 15, 16 and 30 more' */
function rowsOf(places: MergedFault['places']): string {
  const [first, ...others] = places.slice(0, MAX_ROWS).map(({ row }) => String(row));
  const left = places.length - MAX_ROWS;
  const last = left > 0 ? `${formatCount(left)} more` : others.pop();
  return last ? `Rows ${[first, ...others].join(', ')} and ${last}` : `Row ${first}`;
}

/** 'Row 12, Date “Saturday” (Drum Night)', 'Rows 12 and 13, Date “Saturday”' */
function labelOf({ column, cell, title, places }: MergedFault): string {
  const isNamed = places.length === 1 && title !== '' && title !== cell;
  return `${rowsOf(places)}, ${column}${cell ? ` “${cell}”` : ''}${isNamed ? ` (${title})` : ''}`;
}

function partsOf(fault: MergedFault, editUrl: string | undefined): MailPart[] {
  const words = `${capital(fault.made)}. ${fault.write}`;
  if (!editUrl) return [{ facts: [[labelOf(fault), words]] }];
  return [
    { link: { label: labelOf(fault), address: cellLink(editUrl, fault.address) } },
    { paragraph: words },
  ];
}

const countOf = (count: number) =>
  count === 1 ? 'one thing in the events sheet' : `${formatCount(count)} things in the events sheet`;

const countOfNotes = (count: number) =>
  count === 1 ? 'one row that is no event' : `${formatCount(count)} rows that are no events`;

const earlierWords = (count: number) =>
  count === 1
    ? 'One thing of an earlier mail is still there as well.'
    : `${formatCount(count)} things of earlier mails are still there as well.`;

const WORDS = {
  new: {
    subject: 'To look at',
    begin: (when: string) =>
      `Thank you for keeping the calendar. When the site read the sheet (${when} in Belize), it could not make sense of everything in it.`,
  },
  week: {
    subject: 'Still to mend',
    begin: (when: string) =>
      `This is what the site could not make sense of when it last read the sheet (${when} in Belize).`,
  },
} as const;

/** The mail to an editor of the sheet: each fault with its row, what was made of it, and what to write instead. */
export function sheetFaultsMail(given: SheetFaultsMail): Mail {
  const { editor, faults, more, earlier, readAt, editUrl, pageUrl } = given;
  const words = WORDS[given.about];
  const merged = mergedFaults(certainFirst(faults));
  const left = merged.slice(MAX_FAULTS).reduce((sum, { places }) => sum + places.length, more);
  const count = countThings(faults) + more;
  const subject = `${words.subject}: ${count > 0 ? countOf(count) : countOfNotes(faults.length)}`;
  const begin = words.begin(`${formatShortDay(belizeDay(readAt))}, ${belizeClock(readAt)}`);
  return {
    to: { name: '', address: editor },
    subject,
    parts: [
      { heading: subject },
      {
        paragraph: `${begin} Nothing is lost: what you typed is still there, and the site reads it again by itself once you have changed it.`,
      },
      ...merged.slice(0, MAX_FAULTS).flatMap((fault) => partsOf(fault, editUrl)),
      ...(left > 0 ? [{ paragraph: `And ${formatCount(left)} more.` }] : []),
      ...(earlier > 0 ? [{ paragraph: earlierWords(earlier) }] : []),
      ...(pageUrl ? [{ link: { label: 'All of it on one page', address: pageUrl } }] : []),
      {
        paragraph:
          'We write at most once in six hours, and on Monday mornings while something is left. There is no need to answer.',
      },
      { paragraph: SITE_NAME },
    ],
  };
}
