/** Help for a time that is typed as text. */
export const WRITTEN_TIME_HELP = 'As people write it: 8 PM - 1 AM. Empty while it is not known yet.';
