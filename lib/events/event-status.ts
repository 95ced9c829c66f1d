// A table by columns, one export each, so that a browser gets only the columns that its pages read. A status that a
// column lacks does not compile.

/**
 * The outcome of each status: the event takes place, with or without a place left, is cancelled for good, or is postponed
 * without a new date. What is sold out is still a choice, and counts as one: it takes place, many of those who look for
 * it have a ticket, and tickets come back. It stands after what is open, since most people cannot get in.
 */
const OUTCOMES = {
  scheduled: 'on',
  'sold-out': 'full',
  cancelled: 'off',
  postponed: 'put off',
} as const satisfies Record<string, 'on' | 'full' | 'off' | 'put off'>;

/** What can be gone to comes first. */
const RANKS = { on: 0, full: 1, 'put off': 2, off: 2 } as const satisfies Record<
  (typeof OUTCOMES)[keyof typeof OUTCOMES],
  number
>;

export type EventStatus = keyof typeof OUTCOMES;
type OfStatus<Value> = Readonly<Record<EventStatus, Value>>;

/** A summary without a status is scheduled. */
type WithStatus = { status?: EventStatus };

const outcomeOf = ({ status = 'scheduled' }: WithStatus) => OUTCOMES[status];

/** Whether an event takes place as it is listed: it invites, is among what is on, and has its state by the hour. */
export const takesPlace = (event: WithStatus): boolean => ['on', 'full'].includes(outcomeOf(event));

/** Whether nobody gets in who has no ticket: no ticket is offered, and its own sentence does not invite. */
export const isSoldOut = (event: WithStatus): boolean => outcomeOf(event) === 'full';

/** Where an event stands among those of the same hour or day: 0 for what is open, then sold out, then the rest. */
export const statusRank = (event: WithStatus): number => RANKS[outcomeOf(event)];

/** Whether it is off for good: struck through, without a price, the answer to no question, cancelled in calendars. */
export const isOff = (event: WithStatus): boolean => outcomeOf(event) === 'off';

/** Whether its days do not hold any more, so that it can be in no calendar. */
export const isPutOff = (event: WithStatus): boolean => outcomeOf(event) === 'put off';

const WORDS: OfStatus<string> = {
  scheduled: '',
  'sold-out': 'Sold out',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
};

/** The status in a word, for cards, lists, descriptions and previews; '' where nothing has to be said. */
export const statusWord = ({ status = 'scheduled' }: WithStatus): string => WORDS[status];

/** The sentences on an event's page; '' where the hour says more. */
export const STATUS_NOTICES: OfStatus<string> = {
  scheduled: '',
  'sold-out': 'This event is sold out.',
  cancelled: 'This event has been cancelled.',
  postponed: 'This event has been postponed. The new date is not known yet.',
};

/** The EventStatusType of schema.org. */
export const SCHEMA_STATUSES = {
  scheduled: 'https://schema.org/EventScheduled',
  // What is sold out is said of its offer.
  'sold-out': 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
} as const satisfies OfStatus<string>;

/** The words of the sheet's column Status, in small letters; the first is the one that we write. Only letters count. */
export const STATUS_CELLS = {
  scheduled: [''],
  'sold-out': ['sold out', 'fully booked', 'booked out', 'no tickets left'],
  cancelled: ['cancelled', 'canceled'],
  postponed: ['postponed'],
} as const satisfies OfStatus<readonly [string, ...string[]]>;

export const EVENT_STATUSES = Object.keys(STATUS_CELLS) as EventStatus[];
