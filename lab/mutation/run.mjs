// Changes the rules one operator at a time and lists the changes that no test notices: those are tests to write.
//   npm run mutation -- [room of lib, or one of its files…]    `time`, or `time/weekend`
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const ROOMS = ['time', 'events', 'forms', 'submissions'];
const MIN_SCORE = 85;
const FOLDER = join('test-results', 'mutation');

/** Every change of a room, or of one of its files, that was tried: where, what, and how it ended. */
function changesOf(part) {
  const [room, ...path] = part.split('/');
  const { status } = spawnSync('stryker', ['run', 'stryker.config.mjs'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      MUTATION_ROOM: room,
      MUTATION_FILE: path.join('/'),
      PATH: join(process.cwd(), 'node_modules', '.bin') + delimiter + process.env.PATH,
    },
  });
  if (status !== 0) throw new Error(`Stryker did not end well for ${part}.`);
  const { files } = JSON.parse(readFileSync(join(FOLDER, room, 'report.json'), 'utf8'));
  return Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants.map(({ status, location, mutatorName, replacement }) => {
      const { line } = location.start;
      const before = source.split('\n')[line - 1]?.trim();
      return { status, where: `${path}:${line}`, what: `${mutatorName}: ${before}  ->  ${replacement}` };
    }),
  );
}

const isCaught = ({ status }) => status === 'Killed' || status === 'Timeout';
const isMissed = ({ status }) => status === 'Survived' || status === 'NoCoverage';

const asked = process.argv.slice(2);
const missed = [];
const scores = [];
for (const room of asked.length > 0 ? asked : ROOMS) {
  const changes = changesOf(room);
  const survivors = changes.filter(isMissed);
  const caught = changes.filter(isCaught).length;
  missed.push(...survivors.map(({ status, where, what }) => `${where}  ${status}  ${what}`));
  scores.push({ room, caught, of: caught + survivors.length });
}

mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, 'survivors.txt'), `${missed.join('\n')}\n`);
console.log(`\n${missed.join('\n')}\n`);
const total = {
  room: 'all',
  caught: scores.reduce((sum, { caught }) => sum + caught, 0),
  of: scores.reduce((sum, { of }) => sum + of, 0),
};
for (const { room, caught, of } of [...scores, total])
  console.log(`${room.padEnd(12)} ${((100 * caught) / of).toFixed(1)} % of ${of} changes are noticed`);
process.exit((100 * total.caught) / total.of >= MIN_SCORE ? 0 : 1);
