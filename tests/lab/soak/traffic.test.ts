import { describe, expect, test } from '@jest/globals';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { finishInTurns } from '#lib/time/slices';
import { pickByWeight, seededRandom } from '../../../lab/harness/chance.mjs';
import { editedId, sheetOfEdition } from '../../../lab/soak/editors.mjs';
import { createLedger } from '../../../lab/soak/ledger.mjs';
import { outcomeOfForm } from '../../../lab/soak/promised.mjs';

const answer = (status: number, body = 'Try again in a moment.') => ({ status, bytes: Buffer.from(body) });

describe('The answer to a form', () => {
  test.each([
    ['the wanted status is kept', 200, 'x', false, 'kept'],
    ['a 503 with a sentence is a refusal while there is a reason', 503, 'x', true, 'refused'],
    ['a 503 without a reason is broken', 503, 'x', false, 'broken'],
    ['a 503 without a sentence is broken', 503, '', true, 'broken'],
    ['a 500 is broken, whatever the reason', 500, 'x', true, 'broken'],
    ['a connection that failed is broken', 0, '', true, 'broken'],
  ])('%s', (_, status, body, mayRefuse, outcome) => {
    expect(outcomeOfForm(answer(status, body), { wanted: [200], mayRefuse })).toBe(outcome);
  });
});

describe('Chance', () => {
  test('is the same with the same seed', () => {
    const [one, other] = [seededRandom(7), seededRandom(7)];
    const values = Array.from({ length: 50 }, one);
    expect(Array.from({ length: 50 }, other)).toEqual(values);
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
    expect(new Set(values).size).toBe(50);
  });

  test('picks rows as often as their weights say', () => {
    const rows = [
      { name: 'often', weight: 3 },
      { name: 'never', weight: 0 },
      { name: 'seldom', weight: 1 },
    ];
    const random = seededRandom(1);
    const picked = Array.from({ length: 4_000 }, () => pickByWeight(rows, random).name);
    const often = picked.filter((name) => name === 'often').length;
    expect(often).toBeGreaterThan(2_800);
    expect(often).toBeLessThan(3_200);
    expect(picked).not.toContain('never');
  });
});

test('the ledger counts answers by kind, and keeps examples of broken ones', () => {
  const ledger = createLedger(() => 61.7);
  ledger.note('visitor', 'home', { status: 200, ms: 3 }, 'kept');
  ledger.note('visitor', 'home', { status: 0, failure: 'ECONNRESET' }, 'broken', 'on the way');
  ledger.note('form', 'contact', { status: 503 }, 'refused');
  expect(ledger.sums('visitor')).toEqual({ asked: 2, refused: 0, broken: 1 });
  expect(ledger.sums('form')).toEqual({ asked: 1, refused: 1, broken: 0 });
  expect(ledger.examples).toEqual(['after 62 s, visitor: home: ECONNRESET, on the way']);
});

describe('The sheet of an edition', () => {
  const read = (edition: number) => finishInTurns(parseEventsCsv(sheetOfEdition(edition, 30, '2026-11-22')));

  test('keeps the ids of its events, and changes the words of four of them', async () => {
    const [before, after] = [await read(6), await read(8)];
    const coreOf = ({ events }: { events: readonly { id: string }[] }) =>
      events
        .map(({ id }) => id)
        .filter((id) => id.startsWith('core-'))
        .sort();
    expect(before.skipped).toEqual([]);
    expect(coreOf(before)).toHaveLength(30);
    expect(coreOf(after)).toEqual(coreOf(before));
    const edited = after.events.filter((event) => JSON.stringify(event).includes('Edition 8 of'));
    expect(edited.map(({ id }) => id)).toContain(editedId(8, 30));
    expect(edited).toHaveLength(4);
  });

  test('has two further events every second time', async () => {
    const counts = await Promise.all(
      [0, 1, 2, 3].map(async (edition) => (await read(edition)).events.length),
    );
    expect(counts).toEqual([30, 32, 30, 32]);
  });
});
