/** What an answer of unknown shape may hold. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a value; none where it is no object, so that they can be asked for all the same. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
