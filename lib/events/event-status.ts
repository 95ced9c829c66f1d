type StatusRow = {
  /** In a word, for cards, lists, descriptions and previews; '' where nothing has to be said. */
  word: string;
  /** The sentence on the event's page; '' where the hour says more. */
  notice: string;
  /** Whether it takes place as it is listed: it invites, is among what is on and has its state by the hour. */
  takesPlace: boolean;
  /** Whether it is off for good: struck through, without a price, the answer to no question, cancelled in calendars. */
  isOff: boolean;
  /** Whether its days hold, so that it can be in a calendar. */
  hasDays: boolean;
  /** The name at schema.org of its EventStatusType. */
  schema: 'EventScheduled' | 'EventCancelled' | 'EventPostponed';
  /** The words of the sheet's column Status, in small letters; the first is the one that we write. */
  cells: readonly string[];
};

/** The statuses of an event, each with all that follows from it. */
export const EVENT_STATUSES = {
  scheduled: {
    word: '',
    notice: '',
    takesPlace: true,
    isOff: false,
    hasDays: true,
    schema: 'EventScheduled',
    cells: [''],
  },
  cancelled: {
    word: 'Cancelled',
    notice: 'This event has been cancelled.',
    takesPlace: false,
    isOff: true,
    hasDays: true,
    schema: 'EventCancelled',
    cells: ['cancelled', 'canceled'],
  },
  postponed: {
    word: 'Postponed',
    notice: 'This event has been postponed. The new date is not known yet.',
    takesPlace: false,
    isOff: false,
    hasDays: false,
    schema: 'EventPostponed',
    cells: ['postponed'],
  },
} as const satisfies Record<string, StatusRow>;

export type EventStatus = keyof typeof EVENT_STATUSES;

/** What follows from the status of an event; a summary without one is scheduled. */
export const statusOf = ({ status = 'scheduled' }: { status?: EventStatus }): StatusRow =>
  EVENT_STATUSES[status];
