// Differences that are intended, each with its reason: a JSON file of
//   [{ "where": "write: decide *", "line": "+ *", "reason": "…" }]
// `where` is the name of a record, `line` a line of its difference as in the report; '*' matches any text.
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const entriesSchema = z.array(
  z.strictObject({ where: z.string().min(1), line: z.string().min(1), reason: z.string().min(10) }),
);

const patternOf = (text) => new RegExp(`^${text.split('*').map(RegExp.escape).join('[^]*')}$`);

/**
 * Reads a file of intended differences; without a path, there are none. `allow` returns the entry that allows a line, or
 * undefined, and counts its uses. Throws when the file does not have the format above.
 */
export function allowedDifferences(path) {
  const entries = (path ? entriesSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : []).map((entry) => ({
    ...entry,
    used: 0,
    matches: (where, line) => patternOf(entry.where).test(where) && patternOf(entry.line).test(line),
  }));
  return {
    entries,
    allow(where, line) {
      const entry = entries.find(({ matches }) => matches(where, line));
      if (entry) entry.used += 1;
      return entry;
    },
  };
}
