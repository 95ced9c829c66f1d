/**
 * Columns of the sheet that each hold one more fact about an event, with what its page calls the fact. None is needed
 * yet; a public field of the event form gets its column here.
 */
export const DETAIL_COLUMNS = {} as const satisfies Readonly<Record<string, string>>;
