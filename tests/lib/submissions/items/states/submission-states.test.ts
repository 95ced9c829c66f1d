import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  CLOSED_AS,
  canDo,
  ITEM_KINDS,
  RECEIVED_AS,
  SUBMISSION_STATES,
  stateOf,
  statusesWhere,
  statusLabel,
  submitterActions,
  TRANSITIONS,
  waitsForDecision,
} from '#lib/submissions/items/states/submission-states';
import {
  filterForOpenItems,
  filterFromSearch,
  queueStatuses,
} from '#lib/submissions/moderation/requests/queue-filter';

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

describe('No code compares a status with a string', () => {
  test('outside the table of states', () => {
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
  ])('and the search for such code finds: %s', (line) => {
    expect(comparisonsIn(line)).toEqual([line]);
  });
});

describe('The table of states', () => {
  test.each(STATUSES)('leads every action of the state %s to a known state', (status) => {
    for (const action of stateOf(status).actions) {
      const transition = TRANSITIONS[action];
      expect(STATUSES).toContain('to' in transition ? transition.to : status);
    }
  });

  test('allows a decision about every open submission of every kind, and lists each open state in the queue', () => {
    for (const status of statusesWhere(({ isOpen }) => isOpen))
      for (const kind of ITEM_KINDS) {
        const decisions = (['approve', 'answer', 'spam'] as const).filter((action) =>
          canDo({ kind, status }, action),
        );
        expect(decisions).toEqual([kind === 'event' ? 'approve' : 'answer', 'spam']);
        expect(queueStatuses()).toContain(status);
      }
  });

  test('allows undoing a decision, but not a withdrawal', () => {
    expect(STATUSES.filter((status) => canDo({ kind: 'event', status }, 'undo'))).toEqual([
      'asked',
      'approved',
      'rejected',
      'unanswered',
      'spam',
    ]);
    expect(stateOf(TRANSITIONS.undo.to).isOpen).toBe(true);
  });

  test('has submitters answer where a question waits, and reopen what was closed without an answer', () => {
    for (const kind of ITEM_KINDS) {
      const isEvent = kind === 'event';
      expect(canDo({ kind, status: 'pending' }, 'ask')).toBe(isEvent);
      expect(canDo({ kind, status: 'asked' }, 'reply')).toBe(isEvent);
      expect(canDo({ kind, status: CLOSED_AS }, 'reopen')).toBe(isEvent);
    }
    expect(stateOf(CLOSED_AS).isOpen).toBe(false);
  });

  test('has moderators decide what waits, and not what waits for its submitter', () => {
    expect(statusesWhere(waitsForDecision)).toEqual(['pending']);
  });

  test.each([
    ['event', 'pending', ['correct', 'withdraw']],
    ['advertiser', 'pending', ['correct', 'withdraw']],
    ['contact', 'pending', ['withdraw']],
    ['event', 'asked', ['correct', 'withdraw', 'reply']],
    ['event', 'unanswered', ['reply', 'reopen']],
    ['event', 'spam', ['correct', 'withdraw']],
    ['event', 'approved', ['announce', 'propose']],
    ['advertiser', 'approved', []],
    ['event', 'rejected', []],
    ['event', 'withdrawn', []],
  ] as const)(
    'allows the submitter of an item of kind %s with the status %s these actions: %j',
    (kind, status, actions) => {
      expect(submitterActions({ kind, status })).toEqual(actions);
    },
  );

  test('labels applications and messages "Answered" where events are "Approved"', () => {
    expect(ITEM_KINDS.map((kind) => statusLabel({ kind, status: 'approved' }))).toEqual([
      'Approved',
      'Answered',
      'Answered',
    ]);
  });

  test('stores a submission by a person as open, and one by a robot as decided and silent', () => {
    expect(stateOf(RECEIVED_AS.person)).toMatchObject({ isOpen: true });
    expect(stateOf(RECEIVED_AS.robot)).toMatchObject({ isOpen: false, isSilent: true });
  });
});

test('the statuses that meet a condition are those whose state meets it', () => {
  expect(statusesWhere(({ isOpen }) => isOpen)).toEqual(['pending', 'asked']);
  expect(statusesWhere(({ isPublic }) => isPublic)).toEqual(['approved']);
  expect(statusesWhere(() => true, { one: stateOf('pending'), two: stateOf('spam') })).toEqual([
    'one',
    'two',
  ]);
});

describe('A status that the table does not know', () => {
  test.each(['archived', '', 'constructor', '__proto__'])('%j is neither open nor public', (status) => {
    expect(stateOf(status)).toMatchObject({ label: status, isOpen: false, isPublic: false, actions: [] });
    expect(statusesWhere(() => true)).not.toContain(status);
  });

  test('is never deleted, whatever the kind of item', () => {
    expect(stateOf('archived')).toMatchObject({
      retention: { event: 'keep', advertiser: 'keep', contact: 'keep' },
    });
  });

  test('is not a filter of the queue, and the next item is looked for among open ones', () => {
    expect(filterFromSearch(new URLSearchParams('status=archived')).status).toBe('pending');
    expect(
      filterForOpenItems({ ...filterFromSearch(new URLSearchParams()), status: 'archived' }).status,
    ).toBe('pending');
  });
});
