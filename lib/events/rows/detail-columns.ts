/**
 * Columns of the sheet with one further fact about an event each, and the label of the fact on the event's page. There
 * are none yet; a public field of the event form gets its column here.
 */
export const DETAIL_COLUMNS = {} as const satisfies Readonly<Record<string, string>>;
