import { z } from 'zod';

/** Conditions that Zod does not read. */
const CONDITIONS = ['if', 'then'];

const withoutConditions = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutConditions);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !CONDITIONS.includes(key))
      .map(([key, part]) => [key, withoutConditions(part)]),
  );
};

/** What reads data by a JSON Schema, but for its conditions. */
export const readerOfSchema = (schema: unknown) =>
  z.fromJSONSchema(withoutConditions(schema) as Parameters<typeof z.fromJSONSchema>[0]);
