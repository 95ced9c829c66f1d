// What is promised of a run, and whether it was kept.
import { percentile } from '../harness/statistics.mjs';
import { ATTACK_KINDS } from './attackers.mjs';
import { loopDelay, memoryGrowth } from './figures.mjs';
import { FORM_KINDS } from './submitters.mjs';
import { VISITOR_KINDS } from './visitors.mjs';

const WANTED = [
  ...ATTACK_KINDS.map((name) => `attack ${name}`),
  ...VISITOR_KINDS.map((name) => `visitor ${name}`),
  ...FORM_KINDS.map((name) => `form ${name}`),
  'moderator approve',
  'moderator answer',
  'publication approved event',
  'publication edit of the sheet',
  'editor publish',
];

/** Errors that the server must never write: of Next, and of what nothing has caught. */
const UNCAUGHT = /⨯|Unhandled|Uncaught|A \w+ request failed/;

const wholeMs = (value) => `${Math.round(value)} ms`;
const wholeMb = (value) => `${Math.round(value)} MB`;

const groupPromise = (name, { asked, refused, broken }, more = '') => ({
  name,
  isMet: broken === 0 && asked > 0,
  detail: `${asked} requests, ${broken} broken${refused > 0 ? `, ${refused} told to try again` : ''}${more}`,
});

function timingPromises({ samples, readings }) {
  const { before, after, growth, isFlat } = memoryGrowth(samples);
  const { worst, max, isFree } = loopDelay(readings);
  return [
    {
      name: 'memory is flat within 10 %',
      isMet: isFlat,
      detail: `${wholeMb(before)} in the second fifth, ${wholeMb(after)} in the last (${(growth * 100).toFixed(1)} %)`,
    },
    {
      name: 'the event loop is free: p99 below 50 ms in each tenth after the warm-up',
      isMet: isFree,
      detail: `worst p99 ${wholeMs(worst)}, longest delay ${wholeMs(max)}`,
    },
  ];
}

/** The promises with their outcome, as verdictLines prints them. `isTimed`: memory and event loop are judged too. */
export function promisesOf(result, { isTimed }) {
  const { ledger, left, worries, faults, publishing, isSameServer, log, sent, stored, mails } = result;
  const asked = new Set(ledger.rows().map(({ group, name }) => `${group} ${name}`));
  const missing = WANTED.filter((name) => !asked.has(name));
  const { times } = ledger;
  const speed = `, p50 ${wholeMs(percentile(times, 0.5))}, p99 ${wholeMs(percentile(times, 0.99))}`;
  const uncaught = log.split('\n').filter((line) => UNCAUGHT.test(line));
  const slowest = publishing.length > 0 ? Math.max(...publishing).toFixed(1) : 'none';
  return [
    groupPromise('no error to a visitor', ledger.sums('visitor'), speed),
    groupPromise('every form was accepted', ledger.sums('form')),
    groupPromise('moderators could work', ledger.sums('moderator')),
    groupPromise('publishing says what it did', ledger.sums('editor')),
    groupPromise(
      'approved and edited events were shown',
      ledger.sums('publication'),
      `, slowest ${slowest} s`,
    ),
    groupPromise('hostile requests were refused as foreseen', ledger.sums('attack')),
    {
      name: 'acknowledged submissions are stored once',
      isMet: stored.lost.length + stored.doubled.length === 0 && stored.acknowledged === sent && sent > 0,
      detail: `${sent} sent, ${stored.acknowledged} acknowledged, ${stored.lost.length} lost, ${stored.doubled.length} twice`,
    },
    {
      name: 'delivered mails arrived',
      isMet: mails.lost.length === 0 && mails.sent > 0,
      detail: `${mails.sent} delivered, ${mails.lost.length} lost`,
    },
    {
      name: 'health is ok after the faults',
      isMet: worries.length === 0,
      detail:
        worries.join('; ') ||
        Object.entries(faults)
          .map(([name, count]) => `${name} ${count}`)
          .join(', '),
    },
    {
      name: 'the run itself had no error',
      isMet: ledger.sums('run').broken === 0,
      detail: '',
    },
    {
      name: 'the server ran through, and wrote no uncaught error',
      isMet: isSameServer && uncaught.length === 0,
      detail: uncaught.slice(0, 3).join(' | '),
    },
    {
      name: 'the site kept up, and everything was part of the mix',
      isMet: left === 0 && missing.length === 0 && Object.values(faults).every(Boolean),
      detail: [
        `${asked.size} kinds`,
        left > 0 && `${left} requests were left out`,
        missing.length > 0 && `missing: ${missing.join(', ')}`,
      ]
        .filter(Boolean)
        .join('; '),
    },
    ...(isTimed ? timingPromises(result) : []),
  ];
}
