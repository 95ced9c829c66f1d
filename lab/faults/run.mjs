// Sends many submissions to the built site while it is killed repeatedly, and counts what was lost and duplicated.
//   npm run faults -- [--submissions 10000] [--kills 100] [--clients 8] [--postgres] [--deliver-later]
// With --deliver-later the mails are delivered at the end with a clock that is ahead, without waiting for the lease of what a
// killed worker had claimed.
import { parseArgs } from 'node:util';
import { runCommand } from '../../scripts/command.mjs';
import { startPostgres } from '../harness/postgres.mjs';
import { prove } from './prove.mjs';

const { values } = parseArgs({
  options: {
    submissions: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '20' },
    clients: { type: 'string', default: '8' },
    postgres: { type: 'boolean', default: false },
    'deliver-later': { type: 'boolean', default: false },
  },
});

async function main() {
  const postgres = values.postgres ? await startPostgres() : undefined;
  const found = await prove({
    submissions: Number(values.submissions),
    clients: Number(values.clients),
    kills: Number(values.kills),
    waitsForMails: !values['deliver-later'],
    ...(postgres && { databaseUrl: postgres.url }),
  }).finally(() => postgres?.stop());

  console.table({
    Store: values.postgres ? 'PostgreSQL' : 'embedded',
    Submissions: Number(values.submissions),
    'Kills of the site': found.kills,
    'Interrupted requests': found.broken,
    'Requests refused temporarily (409, 503)': found.refused,
    'Stored, but the response was lost by a kill': found.storedWithoutResponse,
    Acknowledged: found.acknowledged,
    'Acknowledged and lost': found.lost.length,
    'Stored twice': found.doubled.length,
    'Steps after it: questions, answers, decisions, corrections, announcements': found.steps,
    'Steps lost': found.lostSteps.length,
    'Steps taken twice': found.doubledSteps.length,
    'Without its notifications': found.withoutNotices.length,
    'Mails to send': found.mails.expected,
    'Mails not needed any more': found.mails.moot,
    'Mails lost': found.mails.missing.length,
    'Mails sent twice (killed before the delivery was recorded)': found.mails.doubled.length,
    'Unexpected mails': found.mails.strangers.length,
    'Seconds of sending': Math.round(found.seconds),
    'Seconds until the last mail': Math.round(found.drainSeconds),
  });
  const wrong = [
    found.lost,
    found.doubled,
    found.lostSteps,
    found.doubledSteps,
    found.withoutNotices,
    found.mails.missing,
    found.mails.strangers,
  ];
  process.exitCode = wrong.some(({ length }) => length > 0) || found.acknowledged < found.stored ? 1 : 0;
}

await runCommand(main, { outcome: 'The faults could not be tried.' });
