import { z } from 'zod';
import type { EventStatus } from '#lib/events/event-status';
import { isCalendarDay } from '#lib/time/calendar-day';
import { EVENT_FIELDS } from '../../fields/event-fields.ts';
import { daysFit } from '../../fields/event-submission.ts';

const { date, endDate, moreDates, time, isAllDay, venueName, community, country, timeZone } = EVENT_FIELDS;

/** When and where an event is after it moved. Those without a country are from a page that did not ask for it. */
const MOVED_RULES = {
  date: date.rule,
  endDate: endDate.rule,
  moreDates: moreDates.rule,
  time: time.rule,
  isAllDay: isAllDay.rule,
  venueName: venueName.rule,
  community: community.rule,
  country: country.rule.unwrap().optional(),
  timeZone: timeZone.rule,
};

/** The most letters of the reason for which an event is cancelled. */
export const MAX_CANCELLATION_NOTE = 300;

const CHOOSE_DATE = 'Choose the date that is cancelled.';
const oneOrMoreDays = z.array(z.string().refine(isCalendarDay, CHOOSE_DATE)).min(1, CHOOSE_DATE);

type KindRow = {
  /** Its kind, and the fields of the event that it changes. */
  schema: z.ZodType<{ kind: string }>;
  /**
   * The event's status while it holds. Structured data, calendar entries, tickets and the invitation in its description
   * follow from that (`lib/events`).
   */
  status: EventStatus;
  /** The announcement as a clause: 'said that it is cancelled'. */
  that: string;
  /** The same in a word, for lists and subjects. */
  mark: string;
  /** The title of the private page. */
  title: string;
  /** The question or the request above its form, and what follows from it beside how soon. */
  heading: string;
  consequence: (howSoon: string) => string;
  /** The link to the form, and its words where one of the same kind holds already; without them it is not offered then. */
  action: { label: string; again?: string; icon: 'route' | 'warning' };
  /** The buttons that take it back and that return to it; without them they speak of what the organiser told us before. */
  takeBack?: string;
  returnToIt?: string;
};

/** What an organiser can announce about an approved event. Forms are in `announcement-forms.ts`. */
const ANNOUNCEMENT_KINDS = {
  cancelled: {
    // The reason is for our team alone: what the calendar says about an event has fields of its own.
    schema: z.object({
      kind: z.literal('cancelled'),
      note: z.string().trim().max(MAX_CANCELLATION_NOTE, 'Say it in 300 letters.').optional(),
    }),
    status: 'cancelled',
    that: 'it is cancelled',
    mark: 'Cancelled',
    title: 'Your event is cancelled',
    heading: 'Is your event cancelled?',
    consequence: (howSoon) =>
      `It stays on the calendar, struck through, so that nobody comes for nothing. ${howSoon} You can take it back here at any time.`,
    action: { label: 'It is cancelled', icon: 'warning' },
    takeBack: 'It does take place',
    returnToIt: 'It is cancelled after all',
  },
  'date-cancelled': {
    // All that are cancelled by now, this one included.
    schema: z.object({ kind: z.literal('date-cancelled'), cancelledDates: oneOrMoreDays }),
    status: 'scheduled',
    that: 'one of its dates is cancelled',
    mark: 'Partly cancelled',
    title: 'One of your dates is cancelled',
    heading: 'Which date is cancelled?',
    consequence: (howSoon) =>
      `The other dates stay on the calendar, and the page of your event says which one is cancelled. ${howSoon} You can take it back here at any time.`,
    action: { label: 'One date is cancelled', again: 'Another date is cancelled', icon: 'warning' },
    takeBack: 'That date does take place',
  },
  moved: {
    schema: z.object({ kind: z.literal('moved'), ...MOVED_RULES }).check(daysFit),
    status: 'scheduled',
    that: 'it moved',
    mark: 'Moved',
    title: 'Your event has moved',
    heading: 'Where and when is it now?',
    consequence: (howSoon) =>
      `${howSoon} The address of its page stays the same, and the page says what it was before.`,
    action: { label: 'It moved', again: 'It moved again', icon: 'route' },
  },
} as const satisfies Record<string, KindRow>;

export type AnnouncementKind = keyof typeof ANNOUNCEMENT_KINDS;

/** The row of a kind, with its optional properties. */
export const announcementKind = (kind: AnnouncementKind): KindRow => ANNOUNCEMENT_KINDS[kind];

/** The kinds in the order of the table. */
export const ANNOUNCEMENT_KIND_NAMES = Object.keys(ANNOUNCEMENT_KINDS) as AnnouncementKind[];

export const isAnnouncementKind = (text: string | undefined): text is AnnouncementKind =>
  text !== undefined && Object.hasOwn(ANNOUNCEMENT_KINDS, text);

const { cancelled, moved, 'date-cancelled': dateCancelled } = ANNOUNCEMENT_KINDS;

/** What a submitter announces about an approved event: that it is cancelled, wholly or on one date, or its new days, time and place. */
export const eventAnnouncementSchema = z.discriminatedUnion('kind', [
  cancelled.schema,
  dateCancelled.schema,
  moved.schema,
]);

export type EventAnnouncement = z.output<typeof eventAnnouncementSchema>;
