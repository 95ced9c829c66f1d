// The differences between two versions, as text for a terminal and as files for other tools.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFailure } from './failure.mjs';
import { diffLines } from './line-diff.mjs';

const MAX_LINES_SHOWN = 40;
const MAX_NAMES_SHOWN = 8;
const MAX_LINE = 300;

function linesOf(before, after) {
  if (isFailure(before?.[0])) return [`- ${before[0]}`];
  if (!before) return ['+ (only the version after has this)'];
  if (!after) return ['- (only the version before has this)'];
  return diffLines(before, after).map(({ sign, text }) => `${sign} ${text}`);
}

/** The lines in which records differ, by the record's name; a record that only one version has is one line. */
export function differencesOf(before, after) {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const differences = names.map((name) => [name, linesOf(before.get(name), after.get(name))]);
  return new Map(differences.filter(([, lines]) => lines.length > 0));
}

const fileName = (name) => `${name.replace(/[^\w.-]+/g, '_').slice(0, 150)}.txt`;

/** Writes each record to a file, so that any tool can compare two folders. */
export function writeRecords(folder, records) {
  mkdirSync(folder, { recursive: true });
  for (const [name, lines] of records) writeFileSync(join(folder, fileName(name)), `${lines.join('\n')}\n`);
}

const cut = (line) => (line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)} …` : line);

/** Groups records that have the same difference, so that it is shown once. */
function grouped(differences, allowed) {
  const groups = new Map();
  for (const [name, lines] of differences) {
    const left = lines.filter((line) => !allowed.allow(name, line));
    if (left.length === 0) continue;
    const key = left.join('\n');
    groups.set(key, { lines: left, names: [...(groups.get(key)?.names ?? []), name] });
  }
  return [...groups.values()];
}

function groupText({ lines, names }) {
  const others = names.length - MAX_NAMES_SHOWN;
  return [
    '',
    ...names.slice(0, MAX_NAMES_SHOWN).map((name) => `## ${name}`),
    ...(others > 0 ? [`## and ${others} more`] : []),
    ...lines.slice(0, MAX_LINES_SHOWN).map(cut),
    ...(lines.length > MAX_LINES_SHOWN ? [`… and ${lines.length - MAX_LINES_SHOWN} more lines`] : []),
  ];
}

/**
 * The report on all differences, and the number of records with differences that are not allowed.
 * @param {Map<string, string[]>} differences
 * @param {ReturnType<import('./allowed.mjs').allowedDifferences>} allowed
 * @param {number} compared The number of records that were compared.
 */
export function reportOn(differences, allowed, compared) {
  const groups = grouped(differences, allowed);
  const unexpected = groups.reduce((sum, { names }) => sum + names.length, 0);
  const text = groups.flatMap(groupText);
  if (allowed.entries.length > 0) text.push('', '## Intended differences');
  for (const { where, line, reason, used } of allowed.entries)
    text.push(`${used} × ${where} | ${line}: ${reason}${used === 0 ? ' (NOT FOUND: delete the entry)' : ''}`);
  text.push('', `${compared} records compared, ${unexpected} with differences that are not intended.`);
  return { text: text.join('\n'), unexpected };
}
