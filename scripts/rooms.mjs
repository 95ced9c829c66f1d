// Counts the rooms of lib (its top folders) and the arrows between them, from the import statements themselves.
//   node scripts/rooms.mjs            prints rooms, arrows and everything that breaks a limit
//   node scripts/rooms.mjs --write    renews the part of docs/architecture.md between the two markers
//   node scripts/rooms.mjs --check    fails where a limit is broken or that part is out of date
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

const MAX_ROOMS = 18;
const MAX_ARROWS = 75;
const MAX_FILES_IN_FOLDER = 30;
const COUNTED_FOLDERS = ['app', 'components', 'lib', 'worker'];
const PAPER = join('docs', 'architecture.md');
const BEGIN = '<!-- rooms: begin (written by scripts/rooms.mjs) -->';
const END = '<!-- rooms: end -->';

/** The folders themselves and all folders below them, each with the names of its files. */
function foldersBelow(folders) {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => {
      const entries = readdirSync(folder, { withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
      const below = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
      return [{ folder, files }, ...foldersBelow(below)];
    });
}

/** 'events' of 'lib/events/sources/sheet.ts'; undefined outside lib, and for a file that is in no room. */
const roomOf = (path) => /^lib\/([^/]+)\//.exec(path)?.[1];

/** The path an import leads to inside the repository: '#lib/time/zone' and '../time/zone.ts' are the same. */
function targetOf(file, specifier) {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : '';
}

/** The rooms that each room imports, with the importing files: { catalog: { events: Set { 'lib/catalog/…' } } } */
function arrowsOf(files) {
  const arrows = {};
  for (const file of files) {
    const from = roomOf(file);
    arrows[from] ??= {};
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      const to = roomOf(targetOf(file, fileName));
      if (!to || to === from) continue;
      arrows[from][to] ??= new Set();
      arrows[from][to].add(file);
    }
  }
  return arrows;
}

/** All rooms that a room imports, directly or through others. */
function reachedFrom(room, arrows, reached = new Set()) {
  for (const next of Object.keys(arrows[room] ?? {}))
    if (!reached.has(next)) reachedFrom(next, arrows, reached.add(next));
  return reached;
}

const namesOf = (record) => Object.keys(record ?? {}).sort();

/** Whether the drawing needs an arrow: no path through a third room implies it. */
const isDrawn = (from, to, arrows) =>
  !namesOf(arrows[from]).some((third) => third !== to && reachedFrom(third, arrows).has(to));

/** The drawing. For legibility it leaves out arrows that a longer path implies, unless there are cycles. */
function drawing(rooms, arrows, hasCycles) {
  const drawn = rooms.flatMap((from) =>
    namesOf(arrows[from])
      .filter((to) => hasCycles || isDrawn(from, to, arrows))
      .map((to) => `  ${from} --> ${to}`),
  );
  return ['```mermaid', 'flowchart TD', ...rooms.map((room) => `  ${room}`), ...drawn, '```'].join('\n');
}

function table(rooms, arrows, fileCounts) {
  const rows = rooms.map(
    (room) => `| \`${room}\` | ${fileCounts[room]} | ${namesOf(arrows[room]).join(', ') || '–'} |`,
  );
  return ['| Room | Files | Imports |', '|---|---:|---|', ...rows].join('\n');
}

const folders = foldersBelow(COUNTED_FOLDERS);
const sources = foldersBelow(['lib']).flatMap(({ folder, files }) =>
  files.filter((name) => /\.tsx?$/.test(name)).map((name) => join(folder, name)),
);
const outside = sources.filter((file) => !roomOf(file));
const inRooms = sources.filter(roomOf);
const arrows = arrowsOf(inRooms);
const rooms = namesOf(arrows);
const count = rooms.reduce((sum, room) => sum + namesOf(arrows[room]).length, 0);
const fileCounts = Object.fromEntries(
  rooms.map((room) => [room, inRooms.filter((file) => roomOf(file) === room).length]),
);
const inCycle = rooms.filter((room) => reachedFrom(room, arrows).has(room));

const problems = [
  ...outside.map((file) => `${file} is in no room`),
  ...(rooms.length > MAX_ROOMS ? [`${rooms.length} rooms; the limit is ${MAX_ROOMS}`] : []),
  ...(count > MAX_ARROWS ? [`${count} arrows; the limit is ${MAX_ARROWS}`] : []),
  ...inCycle.flatMap((from) =>
    namesOf(arrows[from])
      .filter((to) => reachedFrom(to, arrows).has(from))
      .map((to) => `cycle: ${from} → ${to}, in ${[...arrows[from][to]].join(', ')}`),
  ),
  ...folders
    .filter(({ files }) => files.length > MAX_FILES_IN_FOLDER)
    .map(({ folder, files }) => `${folder} has ${files.length} files; the limit is ${MAX_FILES_IN_FOLDER}`),
];

const part = [
  BEGIN,
  `${rooms.length} rooms, ${count} arrows. The drawing leaves out an arrow where a longer path implies it; the table has`,
  'them all.',
  '',
  drawing(rooms, arrows, inCycle.length > 0),
  '',
  table(rooms, arrows, fileCounts),
  END,
].join('\n');

const paper = existsSync(PAPER) ? readFileSync(PAPER, 'utf8') : '';
const [before, rest] = paper.split(BEGIN);
const after = rest?.split(END)[1];
if (after === undefined) problems.push(`${PAPER} has not both markers: ${BEGIN} and ${END}`);
const renewed = `${before}${part}${after}`;

if (process.argv.includes('--write') && after !== undefined) writeFileSync(PAPER, renewed);
else if (process.argv.includes('--check')) {
  if (after !== undefined && renewed !== paper)
    problems.push(`${PAPER} is out of date; node scripts/rooms.mjs --write renews it`);
} else for (const room of rooms) console.log(`${room.padEnd(14)} → ${namesOf(arrows[room]).join(', ')}`);

for (const problem of problems) console.error(problem);
console.log(`${rooms.length} rooms, ${count} arrows`);
process.exit(process.argv.includes('--check') && problems.length > 0 ? 1 : 0);
