// Checks the papers: README.md, CONTRIBUTING.md, SECURITY.md, CHANGELOG.md, lab/README.md, art/README.md and docs/.
//   node lab/checks/papers.mjs                          paths, variables, packages, decisions, journeys, length
//   node lab/checks/papers.mjs --commands               also runs the commands in them that are short
//   node lab/checks/papers.mjs --commands --all         also runs every command in them
//   node lab/checks/papers.mjs --commands --only bench  only the commands that contain a text
//   node lab/checks/papers.mjs --report FILE            writes how many passed and failed, as JSON
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import { BESIDE, COMMANDS, commandsOf, LONG, LONGEST } from './paper-commands.mjs';

const README_LINES = 130;
const SINGLE_PAPERS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'lab/README.md',
  'art/README.md',
];
const ENVIRONMENT = /^env\w*\.server\.ts$/;
/** Written by Next, not by an operator. */
const FROM_NEXT = new Set(['NODE_ENV', 'NEXT_PHASE']);
/** Made when the site is built or runs, so a fresh clone does not have them. */
const MADE_LATER = /^(data|backups|test-results|node_modules|\.next|\.builds)(\/|$)/;
const CODE = /\.(ts|tsx|mjs|cjs|css)$/;
/** Whole versions of the past are named in the change log, with paths that may be gone. */
const HISTORY = 'CHANGELOG.md';

const { values: options } = parseArgs({
  options: {
    commands: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    report: { type: 'string' },
  },
});

const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

const papers = [...SINGLE_PAPERS, ...filesBelow('docs').filter((path) => path.endsWith('.md'))]
  .filter((path) => existsSync(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const withoutBlocks = (text) => text.replace(/^```[\s\S]*?^```/gm, '');

/** The files that a paper links to. That they and their headings are there is checked by remark-validate-links. */
const linksOf = ({ path, text }) =>
  [...withoutBlocks(text).matchAll(/\]\(([^)\s#]+)[^)\s]*\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => normalize(join(dirname(path), target)));

const top = readdirSync('.', { withFileTypes: true }).filter(
  ({ name }) => !/^(node_modules|\.git)$/.test(name),
);
const TOP = new Set(top.map(({ name }) => name));
const FILES = top
  .filter(({ name }) => !MADE_LATER.test(name))
  .flatMap((entry) => (entry.isDirectory() ? filesBelow(entry.name) : [entry.name]));
/** Names of all files, for papers that name one without its folder. */
const NAMES = new Set(FILES.map((path) => basename(path)));

/** Whether a code span names a path of this repository: it starts in one of its folders, or is a file's own name. */
const isPath = (code) =>
  /^[\w.@()[\]-]+(\/[\w.@()[\]-]+)*\/?$/.test(code) &&
  (code.includes('/') ? TOP.has(code.split('/')[0]) : /^[^.].*\.(mjs|cjs|md|json)$/.test(code));

const isThere = (code) => (code.includes('/') ? existsSync(code) : NAMES.has(code));

const pathProblems = ({ path, text }) =>
  path === HISTORY
    ? []
    : [...new Set([...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, code]) => code))]
        .filter((code) => isPath(code) && !MADE_LATER.test(code) && !isThere(code))
        .map((code) => `${path}: there is no ${code}`);

/** A page of docs/ that no other paper links to is never found. */
function unlinkedPapers() {
  const linked = new Set(papers.flatMap(linksOf));
  return papers
    .filter(({ path }) => path !== 'README.md' && !linked.has(path))
    .map(({ path }) => `${path} is linked from no other paper`);
}

/** The variables of three lists must be the same: the environment module, .env.example, the table of operations. */
function variableProblems() {
  const modules = filesBelow('lib').filter((path) => ENVIRONMENT.test(basename(path)));
  if (modules.length !== 1)
    return [`Expected one environment module in lib, found: ${modules.join(', ') || 'none'}`];
  const namesIn = (path, pattern) =>
    new Set(
      [...readFileSync(path, 'utf8').matchAll(pattern)].flatMap(
        ([, found]) => found.match(/[A-Z][A-Z\d_]+/g) ?? [],
      ),
    );
  const lists = {
    [modules[0]]: namesIn(modules[0], /^ {2}([A-Z][A-Z\d_]+):/gm),
    '.env.example': namesIn('.env.example', /^(?:# )?([A-Z][A-Z\d_]+)=/gm),
    // The first cell of a row: `ONE`, `TWO`
    'docs/operations.md': namesIn(join('docs', 'operations.md'), /^\| ((?:`[A-Z][A-Z\d_]+`(?:, )?)+) \|/gm),
  };
  const all = new Set(Object.values(lists).flatMap((names) => [...names]));
  return [...all]
    .filter((name) => !FROM_NEXT.has(name))
    .flatMap((name) =>
      Object.entries(lists)
        .filter(([, names]) => !names.has(name))
        .map(([path]) => `${path} does not name ${name}, which another list does`),
    );
}

/** Every package has its reason on the page of decisions that lists them. */
function packageProblems() {
  const page = join('docs', 'decisions', '0003-packages.md');
  const text = readFileSync(page, 'utf8');
  const packageOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const names = ['.', ...(packageOf('.').workspaces ?? [])].flatMap((folder) => {
    const { dependencies, devDependencies } = packageOf(folder);
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  return [...new Set(names)]
    .filter((name) => !name.startsWith('@types/') && !text.includes(`\`${name}\``))
    .map((name) => `${page} does not name the package ${name}`);
}

/** Pages of decisions are numbered without a gap, and say all that a decision consists of. */
function decisionProblems() {
  const pages = papers
    .filter(({ path }) => /decisions\/\d/.test(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return pages.flatMap(({ path, text }, index) => {
    const number = String(index + 1).padStart(4, '0');
    const parts = ['Date: 20', 'Status: ', '**Context.**', '**Decision.**', '**Consequence.**'];
    return [
      ...(basename(path).startsWith(`${number}-`) ? [] : [`${path}: the next number is ${number}`]),
      ...parts.filter((part) => !text.includes(part)).map((part) => `${path} has no ${part}`),
    ];
  });
}

/** A decision that code or a paper names by its number ('Decision 82 says why.') has its page. */
function decisionNameProblems() {
  const pages = new Set(
    papers.map(({ path }) => Number(/decisions\/(\d{4})-/.exec(path)?.[1])).filter((number) => number > 0),
  );
  const code = FILES.filter((path) => CODE.test(path)).map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }));
  return [...papers, ...code].flatMap(({ path, text }) =>
    [...text.matchAll(/\bdecision (\d+)\b/gi)]
      .filter(([, number]) => !pages.has(Number(number)))
      .map(([name]) => `${path}: there is no ${name.toLowerCase()}`),
  );
}

/** The page of tests says what each journey is for, and names none that is gone. */
function journeyProblems() {
  const page = join('docs', 'tests.md');
  const text = papers.find(({ path }) => path === page)?.text ?? '';
  const named = new Set([...text.matchAll(/`([\w-]+\.spec\.ts)`/g)].map(([, name]) => name));
  const files = filesBelow(join('tests', 'e2e')).map((path) => basename(path));
  const journeys = new Set(files.filter((name) => name.endsWith('.spec.ts')));
  return [
    ...[...journeys]
      .filter((name) => !named.has(name))
      .map((name) => `${page} does not say what ${name} is for`),
    ...[...named].filter((name) => !journeys.has(name)).map((name) => `${page}: there is no journey ${name}`),
  ];
}

function readmeProblems() {
  const lines = readFileSync('README.md', 'utf8').trimEnd().split('\n').length;
  return lines > README_LINES ? [`README.md has ${lines} lines; the limit is ${README_LINES}`] : [];
}

const commands = [...new Set(papers.flatMap(({ text }) => commandsOf(text)))];

const problems = [
  ...readmeProblems(),
  ...papers.flatMap(pathProblems),
  ...unlinkedPapers(),
  ...variableProblems(),
  ...decisionProblems(),
  ...decisionNameProblems(),
  ...packageProblems(),
  ...journeyProblems(),
  ...commands
    .filter((command) => !COMMANDS[command])
    .map((command) => `CI does not run this command: ${command}`),
];
for (const problem of problems) console.error(problem);
console.log(`${papers.length} papers, ${commands.length} commands, ${problems.length} problems`);

const results = [problems.length === 0];
/** Takes commands from a list, one after the other, until it is empty; several may take from the same list. */
async function runFrom(waiting) {
  for (let command = waiting.shift(); command; command = waiting.shift()) {
    const started = Date.now();
    const passed = await COMMANDS[command]();
    results.push(passed);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${passed ? 'ok    ' : 'FAILED'} ${command} (${seconds} s)`);
  }
}

if (options.commands) {
  const isWanted = (command) =>
    options.only ? command.includes(options.only) : options.all || !LONG.test(command);
  const wanted = commands.filter((command) => COMMANDS[command] && isWanted(command));
  // Those that mostly wait, several at a time; the longest first, so that it does not run alone at the end.
  const beside = wanted.filter((command) => BESIDE.test(command));
  beside.sort((a, b) => Number(LONGEST.test(b)) - Number(LONGEST.test(a)));
  const inTurn = wanted.filter((command) => !BESIDE.test(command));
  await Promise.all([runFrom(beside), runFrom(beside), runFrom(beside), runFrom(inTurn)]);
}
const passed = results.filter(Boolean).length;
if (options.report)
  writeFileSync(options.report, JSON.stringify({ passed, failed: results.length - passed }));
process.exit(passed === results.length ? 0 : 1);
