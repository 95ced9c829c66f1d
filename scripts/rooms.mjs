// Checks the rooms at every depth: no two sibling folders import each other, directly or by a third. The imports are
// those that dependency-cruiser finds; its own scope for folders compares only the folders that hold the files.
// Decision 93 says why no number limits them.
//   node scripts/rooms.mjs            prints the rooms of lib, what each imports, and everything that is wrong
//   node scripts/rooms.mjs --write    renews the part of docs/architecture.md between the two markers
//   node scripts/rooms.mjs --check    fails where something is wrong or that part is out of date
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import cruiser from '../.dependency-cruiser.cjs';
import { cyclesOf, cycleText, graphsOf, importedRooms, OWN_FILES, reachedFrom } from './room-graph.mjs';

const FOLDERS = ['app', 'components', 'lib', 'worker', 'scripts', 'lab', 'art'].filter((folder) =>
  existsSync(folder),
);
const PRODUCT_FOLDERS = ['app', 'components', 'lib', 'worker'];
const MAX_FILES_IN_FOLDER = 30;
const PAPER = join('docs', 'architecture.md');
const BEGIN = '<!-- rooms: begin (written by scripts/rooms.mjs) -->';
const END = '<!-- rooms: end -->';

/** All imports between files of the folders: values, types, `import()`, re-exports, style sheets and data. */
async function importsIn(folders) {
  const { output } = await cruise(folders, cruiser.options);
  return output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
}

/** The folders themselves and all folders below them, each with the names of its files. */
function foldersBelow(folders) {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => {
      const entries = readdirSync(folder, { withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
      const below = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`);
      return [{ folder, files }, ...foldersBelow(below)];
    });
}

/** Whether the drawing needs an arrow: no path through a third room implies it. */
const isDrawn = (source, target, graph) =>
  !importedRooms(source, graph).some((third) => third !== target && reachedFrom(third, graph).has(target));

/** The drawing of lib. For legibility it leaves out arrows that a longer path implies, unless there are cycles. */
function drawing(rooms, graph) {
  const hasCycles = cyclesOf(graph).length > 0;
  const drawn = rooms.flatMap((source) =>
    importedRooms(source, graph)
      .filter((target) => hasCycles || isDrawn(source, target, graph))
      .map((target) => `  ${source} --> ${target}`),
  );
  return ['```mermaid', 'flowchart TD', ...rooms.map((room) => `  ${room}`), ...drawn, '```'].join('\n');
}

function table(rooms, graph, fileCounts) {
  const rows = rooms.map(
    (room) => `| \`${room}\` | ${fileCounts[room]} | ${importedRooms(room, graph).join(', ') || '–'} |`,
  );
  return ['| Room | Files | Imports |', '|---|---:|---|', ...rows].join('\n');
}

const graphs = graphsOf(await importsIn(FOLDERS));
const lib = graphs.lib ?? {};
const sources = foldersBelow(['lib']).flatMap(({ folder, files }) =>
  files.filter((name) => /\.tsx?$/.test(name)).map((name) => `${folder}/${name}`),
);
const roomOf = (file) => (file.split('/').length > 2 ? file.split('/')[1] : OWN_FILES);
const fileCounts = {};
for (const file of sources) fileCounts[roomOf(file)] = (fileCounts[roomOf(file)] ?? 0) + 1;
const rooms = Object.keys(fileCounts)
  .filter((room) => room !== OWN_FILES)
  .sort();

const problems = [
  ...Object.keys(graphs)
    .sort()
    .flatMap((parent) => cyclesOf(graphs[parent]).map((cycle) => cycleText(parent, cycle, graphs[parent]))),
  ...sources.filter((file) => roomOf(file) === OWN_FILES).map((file) => `${file} is in no room`),
  ...foldersBelow(PRODUCT_FOLDERS)
    .filter(({ files }) => files.length > MAX_FILES_IN_FOLDER)
    .map(({ folder, files }) => `${folder} has ${files.length} files; the limit is ${MAX_FILES_IN_FOLDER}`),
];

const part = [
  BEGIN,
  'The drawing leaves out an arrow where a longer path implies it; the table has them all.',
  '',
  drawing(rooms, lib),
  '',
  table(rooms, lib, fileCounts),
  END,
].join('\n');

const paper = existsSync(PAPER) ? readFileSync(PAPER, 'utf8') : '';
const [before, rest] = paper.split(BEGIN);
const after = rest?.split(END)[1];
if (after === undefined) problems.push(`${PAPER} has not both markers: ${BEGIN} and ${END}`);
const renewed = `${before}${part}${after}`;

const isCheck = process.argv.includes('--check');
if (process.argv.includes('--write') && after !== undefined) writeFileSync(PAPER, renewed);
else if (isCheck && after !== undefined && renewed !== paper)
  problems.push(`${PAPER} is out of date; node scripts/rooms.mjs --write renews it`);
else if (!isCheck)
  for (const room of rooms) console.log(`${room.padEnd(14)} → ${importedRooms(room, lib).join(', ')}`);

for (const problem of problems) console.error(problem);
console.log(`${Object.keys(graphs).length} folders with rooms, ${problems.length} problems`);
process.exit(isCheck && problems.length > 0 ? 1 : 0);
