import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { filterFromSearch, openFilter, queueStatuses } from '#lib/submissions/moderation/queue-filter';
import {
  canDo,
  ITEM_KINDS,
  RECEIVED_AS,
  SUBMISSION_STATES,
  stateOf,
  statusesWhere,
  statusLabel,
  submitterActions,
  TRANSITIONS,
} from '#lib/submissions/submission-states';

const STATUSES = Object.keys(SUBMISSION_STATES);
const WORD = `['"\`](?:${STATUSES.join('|')})['"\`]`;
/** The ways to compare something with the name of a state, in TypeScript and in a query. */
const COMPARISONS = [
  `[=!]==? *${WORD}`,
  `${WORD} *[=!]==?`,
  `case ${WORD}:`,
  `(?:includes|indexOf|has|Object\\.is)\\([^()]*${WORD}`,
  `['"]status['"], *['"](?:=|!=|<>|in|not in|is|is not)['"], *\\[?[^)]*${WORD}`,
  `\\b(?:status|standing) *(?:=|!=|<>|in) *\\(? *'(?:${STATUSES.join('|')})'`,
].map((pattern) => new RegExp(pattern));

const comparisonsIn = (source: string) =>
  source.split('\n').filter((line) => COMPARISONS.some((pattern) => pattern.test(line)));

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|js)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

describe('No status is compared with a word', () => {
  test('in the source, outside the table of states', () => {
    const sources = ['app', 'components', 'lib', 'scripts', 'worker'].flatMap(sourcesIn);
    expect(sources.length).toBeGreaterThan(500);
    const found = sources.flatMap((path) =>
      comparisonsIn(readFileSync(path, 'utf8')).map((line) => `${path}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  test.each([
    "if (item.status === 'pending') return;",
    'if ("spam" !== status) return;',
    "      case 'approved':",
    "['pending', 'x'].includes(status) || known.has('withdrawn')",
    ".where('status', '!=', 'pending')",
    ".where('status', 'in', ['pending', 'approved'])",
    "sql`select * from items where status != 'pending'`",
  ])('and this would be found: %s', (line) => {
    expect(comparisonsIn(line)).toEqual([line]);
  });
});

describe('The table of states', () => {
  test.each(STATUSES)('says of %s what can be done with it, and where that leads', (status) => {
    for (const action of stateOf(status).actions) {
      const transition = TRANSITIONS[action];
      expect(STATUSES).toContain('to' in transition ? transition.to : status);
    }
  });

  test('leads every open submission of every kind to a decision, and nothing open out of sight', () => {
    for (const status of statusesWhere(({ isOpen }) => isOpen))
      for (const kind of ITEM_KINDS) {
        const decisions = (['approve', 'answer', 'spam'] as const).filter((action) =>
          canDo({ kind, status }, action),
        );
        expect(decisions).toEqual([kind === 'event' ? 'approve' : 'answer', 'spam']);
        expect(queueStatuses()).toContain(status);
      }
  });

  test('lets a decision be taken back, but not what a submitter withdrew', () => {
    expect(STATUSES.filter((status) => canDo({ kind: 'event', status }, 'undo'))).toEqual([
      'approved',
      'rejected',
      'spam',
    ]);
    expect(stateOf(TRANSITIONS.undo.to).isOpen).toBe(true);
  });

  test.each([
    ['event', 'pending', ['correct', 'withdraw']],
    ['advertiser', 'pending', ['correct', 'withdraw']],
    ['contact', 'pending', ['withdraw']],
    ['event', 'spam', ['correct', 'withdraw']],
    ['event', 'approved', ['announce']],
    ['advertiser', 'approved', []],
    ['event', 'rejected', []],
    ['event', 'withdrawn', []],
  ] as const)('lets the submitter of one %s that is %s do %j', (kind, status, actions) => {
    expect(submitterActions({ kind, status })).toEqual(actions);
  });

  test('calls what is approved of an event answered of everything else', () => {
    expect(ITEM_KINDS.map((kind) => statusLabel({ kind, status: 'approved' }))).toEqual([
      'Approved',
      'Answered',
      'Answered',
    ]);
  });

  test('takes in what a person sends as open, and what a robot sends as decided and silent', () => {
    expect(stateOf(RECEIVED_AS.person)).toMatchObject({ isOpen: true });
    expect(stateOf(RECEIVED_AS.robot)).toMatchObject({ isOpen: false, isSilent: true });
  });
});

describe('A status that the table does not know', () => {
  test.each(['archived', '', 'constructor', '__proto__'])('%j is neither open nor public', (status) => {
    expect(stateOf(status)).toMatchObject({ label: status, isOpen: false, isPublic: false, actions: [] });
    expect(statusesWhere(() => true)).not.toContain(status);
  });

  test('is no filter of the queue, and its neighbours are looked for among what waits', () => {
    expect(filterFromSearch(new URLSearchParams('status=archived')).status).toBe('pending');
    expect(openFilter({ ...filterFromSearch(new URLSearchParams()), status: 'archived' }).status).toBe(
      'pending',
    );
  });
});
