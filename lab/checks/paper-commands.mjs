// How each command that the papers (README.md, docs/ and the others) tell people to type is run by CI.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PAGE_MS = 120_000;
const PORT = Number(process.env.PAPERS_PORT ?? 4151);

/** Starts a server, waits for a response, stops it; resolves to whether it responded. */
async function serves(command, args, env, url, cwd = '.') {
  const server = spawn(command, args, {
    env: { ...process.env, ...env },
    cwd,
    stdio: 'ignore',
    detached: true,
  });
  try {
    const deadline = Date.now() + PAGE_MS;
    while (Date.now() < deadline && server.exitCode === null) {
      const response = await fetch(url).catch(() => undefined);
      if (response?.ok) return true;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    return false;
  } finally {
    // A server that could not start has ended already.
    if (server.exitCode === null && server.signalCode === null) process.kill(-server.pid);
  }
}

/** Runs a command to its end; prints its output and resolves to false when it fails. */
async function ends(command, args, env = {}) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const status = await new Promise((resolve) =>
    child.once('close', resolve).once('error', (error) => resolve(error.message)),
  );
  if (status !== 0) console.error(`${output}\nEnded with ${status}`);
  return status === 0;
}

/** Whether `npm test` or `npm run test:all` runs these commands, or somebody runs them by hand. */
const isRunning = () => ['test', 'test:all', undefined].includes(process.env.npm_lifecycle_event);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
/** `npm run lint` has read all imports by it just now; a test looks at what it prints and writes. */
const checksRooms = () => scripts.lint.includes('node scripts/rooms.mjs --check');
const npm = (...args) => ends('npm', args);
const data = { DATA_DIR: 'test-results/papers-data' };

// Into another folder: images that come out a little different would lead to another build, under commands that run beside.
const artwork = (name) =>
  npm('run', 'artwork', '-w', 'art', '--', name, '--only=-640', '--into=test-results/papers-artwork');

// A store of its own: the site that `npm start` served above may have stored nothing.
const OPEN_STORE = `const { store, closeStore } = await import('#lib/server/store/store.server');
  await store();
  await closeStore();`;

/** Makes a backup of that store, and resolves to its folder; undefined when it failed. */
async function backup() {
  const made = await ends(
    'node',
    ['--conditions=react-server', '--input-type=module', '-e', OPEN_STORE],
    data,
  );
  const into = 'test-results/papers-backups';
  rmSync(into, { recursive: true, force: true });
  const passed = made && (await ends('npm', ['run', 'backup', '--', into], data));
  return passed ? `${into}/${readdirSync(into)[0]}` : undefined;
}

/** How to run each command, by its text in the papers; each resolves to whether it succeeded. */
export const COMMANDS = {
  'npm start': () => serves('npm', ['start'], { ...data, PORT: String(PORT) }, `http://localhost:${PORT}/`),
  'PORT=4000 npm start': () => serves('npm', ['start'], { ...data, PORT: '4000' }, 'http://localhost:4000/'),
  // After `npm start` above, which builds.
  'npx next start': () =>
    serves('npx', ['next', 'start'], { ...data, PORT: String(PORT) }, `http://localhost:${PORT}/`),
  // The very command that is running now, and its parts.
  'npm test': isRunning,
  // The same with what takes long, or the very command that is running.
  'npm run test:all': () => scripts['test:all'] === `${scripts.test} --all`,
  // Of what has run just now, the smallest part.
  'npm test -- tests/lib/time tests/e2e/list.spec.ts': () =>
    npm('test', '--', 'tests/lib/time/weekend.test.ts'),
  // The same at other moments, for hours; a test looks at what it names.
  'npm run test:moments': () => existsSync(scripts['test:moments'].split(' ').at(-1)),
  'npm run lint': isRunning,
  'npm run typecheck': isRunning,
  'npm run test:unit': isRunning,
  // What ran before `npm test`, without looking whether it is needed.
  'npm run build': () => scripts.build === `${scripts.prestart} --force`,
  'npm run dev': () =>
    serves('npm', ['run', 'dev'], { ...data, PORT: String(PORT + 1) }, `http://localhost:${PORT + 1}/`),
  // Its parts have all run just now: it is this command without the browser.
  'npm run check': () => scripts.check.endsWith(`${scripts.test} --without-browser`),
  // The whole takes up to an hour; one file shows that it works.
  'npm run mutation': () => npm('run', 'mutation', '--', 'time/weekend'),
  'npm run format': () => npm('run', 'format'),
  // Folders of what has run just now.
  'npx jest tests/lib/time': () => existsSync('tests/lib/time'),
  'node lab/checks/papers.mjs': () => ends('node', ['lab/checks/papers.mjs']),
  'node scripts/rooms.mjs': checksRooms,
  'node scripts/rooms.mjs --write': checksRooms,
  'npm run moderator -- sign-in you@example.com': () =>
    ends('npm', ['run', 'moderator', '--', 'sign-in', 'you@example.com'], {
      ...data,
      MODERATOR_EMAILS: 'you@example.com',
    }),
  'npm run moderator -- list': () => ends('npm', ['run', 'moderator', '--', 'list'], data),
  'npm run deliver': () => ends('npm', ['run', 'deliver'], data),
  'npm run backup': async () => (await backup()) !== undefined,
  // What the command printed is what people put in the place of FOLDER.
  'npm run restore -- FOLDER': async () => {
    const folder = await backup();
    rmSync('test-results/papers-restored', { recursive: true, force: true });
    const restored = { DATA_DIR: 'test-results/papers-restored' };
    return folder !== undefined && ends('npm', ['run', 'restore', '--', folder], restored);
  },
  'node lab/harness/postgres.mjs -- jest tests/lib/server/store': () =>
    existsSync('tests/lib/server/store') &&
    ends('node', ['lab/harness/postgres.mjs', '--', 'jest', '--version']),
  'npm run faults': () =>
    npm('run', 'faults', '--', '--submissions', '30', '--kills', '1', '--deliver-later'),
  // One width in each format: the widest take a minute, and a test reads the sizes of all files.
  'npm run standalone': () => npm('run', 'standalone'),
  'node worker/front/server.ts': async () =>
    // Made anew: another command may have led to another build meanwhile.
    (await npm('run', 'standalone')) &&
    serves(
      'node',
      ['worker/front/server.ts'],
      { DATA_DIR: resolve(data.DATA_DIR), PORT: String(PORT + 2) },
      `http://localhost:${PORT + 2}/`,
      join('.next', 'standalone'),
    ),
  'node --conditions=react-server scripts/moderator.mjs list': () =>
    ends('node', ['--conditions=react-server', 'scripts/moderator.mjs', 'list'], data),
  'npm run faults:rolling': () =>
    npm('run', 'faults:rolling', '--', '--restarts', '2', '--rate', '2', '--submissions', '4'),
  // Without what depends on the speed of the machine; as few requests as have each kind of attack among them.
  'npm run soak': () => npm('run', 'soak', '--', '--minutes', '0.5', '--rate', '8', '--without-timing'),
  'npm run artwork -w art -- categories/food': () => artwork('categories/food'),
  'npm run artwork -w art -- garifuna': () => artwork('garifuna'),
  // One image: all of them take ten seconds, and a test draws each size.
  'npm run ready-previews -w art': () => npm('run', 'ready-previews', '-w', 'art', '--', 'food'),
  'npm run categories -w art': () => npm('run', 'categories', '-w', 'art'),
  'npm run icons -w art': () => npm('run', 'icons', '-w', 'art'),
  'npm run spots -w art': () => npm('run', 'spots', '-w', 'art'),
  'npm run brand -w art': () => npm('run', 'brand', '-w', 'art'),
  'npm run font -w art': () => npm('run', 'font', '-w', 'art'),
  'node scripts/inline-scripts.mjs': () => ends('node', ['scripts/inline-scripts.mjs']),
  'npm run screenshots': () => npm('run', 'screenshots', '--', 'test-results/screenshots', '--only', 'event'),
  'npm run bench:search': () =>
    ends('npm', ['run', 'bench:search', '--', '--rounds', '1', '--queries', '1'], { BENCH_EVENTS: '40' }),
  'npm run questions -- FILE': () => {
    writeFileSync('test-results/papers-questions.txt', 'drums in Dangriga\n+and tomorrow?\n');
    return npm('run', 'questions', '--', 'test-results/papers-questions.txt');
  },
  'npm run bench:front': () => npm('run', 'bench:front', '--', '0.2', '1', '--only', 'home'),
  'npm run bench:renewal': () => npm('run', 'bench:renewal', '--', '--seconds', '2', '--only', 'expiry'),
  'npm run bench:growth': () =>
    npm('run', 'bench:growth', '--', '--items', '60', '--approved', '6', '--events', '40'),
  // One page, one visit and one tap of each kind.
  'npm run bench:phone': () =>
    npm(
      ...['run', 'bench:phone', '--', '--visits', '1', '--presses', '1', '--taps', '1'],
      ...['--only', 'event', '--watched', '0'],
    ),
  // It downloads Lighthouse; it is the command above with other parts.
  'npm run bench:lighthouse': () => scripts['bench:lighthouse'].startsWith(scripts['bench:phone']),
  'npm run bench:weight': () => npm('run', 'bench:weight', '--', '--only', 'home'),
  'npm run bench:previews': () => ends('npm', ['run', 'bench:previews', '--', '1'], { BENCH_EVENTS: '2' }),
  // One upload while one network does its worst; the whole takes some minutes.
  'npm run bench:uploads': () => npm('run', 'bench:uploads', '--', '1', '--only', 'network does both'),
  'node tests/fakes/google-sheets.mjs 4300': () =>
    serves(
      'node',
      ['tests/fakes/google-sheets.mjs', '4300'],
      {},
      'http://127.0.0.1:4300/spreadsheets/d/e/loopback_published-0123456789/pub?output=csv',
    ),
  'node tests/fakes/open-weather.mjs 4400': () =>
    serves(
      'node',
      ['tests/fakes/open-weather.mjs', '4400'],
      {},
      'http://127.0.0.1:4400/data/2.5/weather?lat=17.5&lon=-88.2&units=imperial&appid=loopback-weather-key-that-must-stay-secret',
    ),
  'node tests/fakes/realtime-voice.mjs 4320': () =>
    serves('node', ['tests/fakes/realtime-voice.mjs', '4320'], {}, 'http://127.0.0.1:4320/peer'),
};

/**
 * Commands that run beside the others: they mostly wait for a browser or a server, have ports and folders of their own,
 * and do not look whether the build is current, which must not happen while another command writes sources.
 */
export const BESIDE = /^(npm run (bench:|faults|mutation|screenshots|soak)|node tests\/fakes\/)/;

/**
 * Run by `npm run test:all` only: commands of maintainers, whose own parts have tests; the standalone folder and its
 * server, which deployment.spec.ts makes and starts with each change; and Next's own start, the way without the front.
 * All else that a newcomer and an operator type is run with each change.
 */
export const LONG =
  /^npm run (bench:|faults|soak|mutation|dev$|format|screenshots|standalone|\S+ -w art)|^node worker\/front|^npx next start/;

/** Those of them that take a minute and more. */
export const LONGEST = /^npm run (bench:(phone|previews)|mutation)$/;

/** Commands in a paper: the lines of its `sh` blocks, and code between single backticks. */
export function commandsOf(markdown) {
  const blocks = [...markdown.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block]) => block.split('\n'));
  const inline = [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);
  const commands = [...blocks, ...inline].map((line) => line.replace(/\s+#.*$/, '').trim());
  return [...new Set(commands.filter((line) => /^([A-Z_]+=\S+ )?(npm|npx|node) /.test(line)))];
}
