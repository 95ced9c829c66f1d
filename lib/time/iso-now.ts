/** The present moment in ISO 8601, in UTC with milliseconds. */
export const isoNow = (): string => new Date().toISOString();
