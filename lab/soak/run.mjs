// Runs the built site for minutes or an hour with a mix of everything: visitors, searches, uploads, submissions,
// moderation, publications, faults of sheet, mail, weather and store, hostile traffic. Ends with 1 when a promise is broken.
//   npm run soak -- [--minutes 10] [--rate 30] [--events 120] [--seed 1] [--without-timing]
// `--rate`: requests a second of visitors and attackers together. `--without-timing`: a short run that judges neither
// memory nor the event loop, on a machine that does other things too.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, runCommand } from '../../scripts/command.mjs';
import { requireProc } from '../harness/processes.mjs';
import { curveOf, verdictLines } from './figures.mjs';
import { promisesOf } from './promises.mjs';
import { startServices } from './services.mjs';
import { soak } from './soak.mjs';

/** What the site has written. */
const LOG = join('test-results', 'soak.log');

const OPTIONS = {
  minutes: { type: 'string', default: '10' },
  rate: { type: 'string', default: '30' },
  events: { type: 'string', default: '120' },
  seed: { type: 'string', default: '1' },
  'without-timing': { type: 'boolean', default: false },
};

/** The options of the command line. Throws a sentence for those that it does not know, or cannot use. */
function readOptions() {
  let values;
  try {
    ({ values } = parseArgs({ options: OPTIONS }));
  } catch (error) {
    throw new CommandError(`${error.message.split('. ')[0]}.`);
  }
  const numberOf = (name, least, most) => {
    const number = Number(values[name]);
    if (number >= least && number <= most) return number;
    throw new CommandError(`--${name} must be a number from ${least} to ${most}.`);
  };
  return {
    minutes: numberOf('minutes', 0.5, 24 * 60),
    rate: numberOf('rate', 1, 1_000),
    events: numberOf('events', 20, 20_000),
    seed: numberOf('seed', 0, 2 ** 32),
    isTimed: !values['without-timing'],
  };
}

function printTraffic(ledger) {
  const rows = ledger.rows().map(({ group, name, asked, refused, broken, statuses }) => ({
    group,
    kind: name,
    asked,
    'try again': refused,
    broken,
    answers: [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
  }));
  console.table(rows);
}

let services;
// Stopped by hand: the site ends with this process, and its data goes too.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
])
  process.once(signal, () => process.exit(code));

await runCommand(
  async () => {
    const { isTimed, ...options } = readOptions();
    requireProc();
    services = await startServices({ events: options.events });
    const result = await soak({ ...options, ...services });
    const promises = promisesOf(result, { isTimed });
    mkdirSync(dirname(LOG), { recursive: true });
    writeFileSync(LOG, result.log);
    printTraffic(result.ledger);
    console.table(curveOf(result.samples, result.readings));
    for (const example of result.ledger.examples) console.error(example);
    console.log(verdictLines(promises).join('\n'));
    if (promises.every(({ isMet }) => isMet)) return;
    console.error(`The site's log is ${LOG}.`);
    process.exitCode = 1;
  },
  {
    outcome: 'The run could not be finished.',
    close: async () => services?.stop(),
  },
);
// A connection of an attack that is still open must not keep this process running.
process.exit();
