/** A JSON object of unknown shape. */
export type JsonObject = Record<string, unknown>;

/** Whether a value is an object, and neither null nor an array. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value if it is an object, else an empty object, so that its fields can be read without a check. */
export const asJsonObject = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});
