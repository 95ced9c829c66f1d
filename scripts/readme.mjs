// Runs every command that the README tells people to type, so that none of them grows old. Commands that serve are
// asked for a page and then stopped.
//   node scripts/readme.mjs <report.json>
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const PAGE_MS = 120_000;

/** Starts a server, waits for an answer, stops it; true when it answered. */
async function serves(command, args, env, url) {
  const server = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore', detached: true });
  try {
    const deadline = Date.now() + PAGE_MS;
    while (Date.now() < deadline && server.exitCode === null) {
      const answer = await fetch(url).catch(() => undefined);
      if (answer?.ok) return true;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    return false;
  } finally {
    process.kill(-server.pid);
  }
}

const ends = (command, args, env = {}) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) console.error(`${stdout}\n${stderr}`);
  return status === 0;
};

const npm = (...args) => ends('npm', args);
const data = { DATA_DIR: 'test-results/readme-data' };

/** A backup of what the start above has kept. */
function backup() {
  // A store of its own: nothing may have been sent to the site that `npm start` served.
  const made = ends('node', ['--conditions=react-server', '--input-type=module', '-e', OPEN_STORE], data);
  const into = 'test-results/readme-backups';
  rmSync(into, { recursive: true, force: true });
  const passed = made && ends('npm', ['run', 'backup', '--', into], data);
  return { passed, folder: passed ? `${into}/${readdirSync(into)[0]}` : '' };
}
const OPEN_STORE = `const { store, closeStore } = await import('#lib/server/store/store.server');
  await store();
  await closeStore();`;

const HOW = {
  'npm start': () => serves('npm', ['start'], { ...data, PORT: '4151' }, 'http://localhost:4151/'),
  'PORT=4000 npm start': () => serves('npm', ['start'], { ...data, PORT: '4000' }, 'http://localhost:4000/'),
  // The very command that is running now.
  'npm test': () =>
    process.env.npm_lifecycle_event === 'test' || process.env.npm_lifecycle_event === undefined,
  'npm run dev': () => serves('npm', ['run', 'dev'], { ...data, PORT: '4152' }, 'http://localhost:4152/'),
  'npm run check': () => npm('run', 'check'),
  'npm run format': () => npm('run', 'format'),
  'npm run moderator -- sign-in you@example.com': () =>
    ends('npm', ['run', 'moderator', '--', 'sign-in', 'you@example.com'], {
      ...data,
      MODERATOR_EMAILS: 'you@example.com',
    }),
  'npm run deliver': () => ends('npm', ['run', 'deliver'], data),
  'npm run backup': () => backup().passed,
  // What the command printed is what people put in the place of FOLDER.
  'npm run restore -- FOLDER': () => {
    const { passed, folder } = backup();
    rmSync('test-results/readme-restored', { recursive: true, force: true });
    const restored = { DATA_DIR: 'test-results/readme-restored' };
    return passed && ends('npm', ['run', 'restore', '--', folder], restored);
  },
  'node scripts/postgres.mjs -- jest tests/lib/server/store': () =>
    ends('node', ['scripts/postgres.mjs', '--', 'jest', 'tests/lib/server/store']),
  'npm run faults -- --submissions 10000 --kills 100': () =>
    npm('run', 'faults', '--', '--submissions', '30', '--kills', '1'),
  'npm run artwork -- garifuna': () => npm('run', 'artwork', '--', 'garifuna'),
  'npm run screenshots': () => npm('run', 'screenshots', '--', 'test-results/screenshots'),
  'npm run bench:search': () => ends('npm', ['run', 'bench:search'], { BENCH_EVENTS: '400' }),
  'npm run bench:phone': () => npm('run', 'bench:phone', '--', '1'),
  'npm run bench:weight': () => npm('run', 'bench:weight'),
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

/** Commands in the README: lines of its sh blocks and code between single backticks. */
function commandsOf(markdown) {
  const blocks = [...markdown.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block]) => block.split('\n'));
  const inline = [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);
  const commands = [...blocks, ...inline].map((line) => line.replace(/\s+#.*$/, '').trim());
  return [...new Set(commands.filter((line) => /^([A-Z_]+=\S+ )?(npm|npx|node) /.test(line)))];
}

const results = [];
for (const command of commandsOf(readFileSync('README.md', 'utf8'))) {
  const run = HOW[command];
  const passed = run ? await run() : false;
  if (!run) console.error(`The README names a command that nothing runs: ${command}`);
  results.push({ command, passed });
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${command}`);
}
const passed = results.filter((result) => result.passed).length;
writeFileSync(process.argv[2], JSON.stringify({ passed, failed: results.length - passed }));
process.exit(passed === results.length ? 0 : 1);
