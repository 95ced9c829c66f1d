import fc from 'fast-check';
import { eventId } from '#lib/events/facts/event-id';
import type { Listed } from '#lib/memory/compare-reading';
import { HOUR_MS } from '#lib/time/durations';
import { someEvent } from '../../support/events/some-event.ts';
import { emptyMemory, readInto, type SomeMemory } from '../../support/memory/read-into.ts';

// The same cases on every run; change the number to search elsewhere.
fc.configureGlobal({ seed: 20261128, numRuns: 150 });

const NOW = Date.UTC(2026, 10, 28, 18);

// Few words, days and places, so that moves, returns and what only looks like one are frequent.
const rows = fc
  .record({
    title: fc.constantFrom('Drums', 'Market', 'Regatta'),
    date: fc.constantFrom('2026-11-20', '2026-12-06', '2026-12-13', '2027-12-05', 'TBA'),
    city: fc.constantFrom('Dangriga', 'Hopkins'),
    time: fc.constantFrom('8 PM', '9 PM'),
    source: fc.constantFrom('sheet', 'sheet', 'store'),
  })
  .map(({ source, ...fields }): Listed => {
    const event = someEvent(fields);
    return { event: { ...event, id: eventId(event) }, source: source === 'store' ? 'store' : 'sheet' };
  });

/** A sheet as it is edited: the one before with some rows more, some fewer, half of it, or in another order. */
const edits = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), row: rows }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('drop' as const), at: fc.nat(20) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('replace' as const), at: fc.nat(20), row: rows }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('half' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('double' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('turn' as const) }) },
);
type Edit = typeof edits extends fc.Arbitrary<infer Value> ? Value : never;

function edited(sheet: readonly Listed[], edit: Edit): Listed[] {
  if (edit.kind === 'add') return [...sheet, edit.row];
  if (edit.kind === 'drop') return sheet.filter((_, index) => index !== edit.at % (sheet.length || 1));
  if (edit.kind === 'replace')
    return sheet.map((row, index) => (index === edit.at % sheet.length ? edit.row : row));
  if (edit.kind === 'half') return sheet.slice(0, Math.ceil(sheet.length / 2));
  return edit.kind === 'double' ? [...sheet, ...sheet] : sheet.toReversed();
}

/** Runs `check` after each of some readings of a sheet that is edited. */
const always = (check: (memory: SomeMemory, sheet: readonly Listed[], step: number) => void) =>
  fc.assert(
    fc.property(fc.array(rows, { maxLength: 8 }), fc.array(edits, { maxLength: 12 }), (first, all) => {
      const memory = emptyMemory();
      let sheet: readonly Listed[] = first;
      for (const [step, edit] of [undefined, ...all].entries()) {
        sheet = edit ? edited(sheet, edit) : sheet;
        readInto(memory, sheet, NOW + step * HOUR_MS);
        check(memory, sheet, step);
      }
    }),
  );

const idsOf = (sheet: readonly Listed[]) => new Set(sheet.map(({ event }) => event.id));

describe('Whatever happens to a sheet, what is remembered', () => {
  test('has no UID twice, and every event under its own id', () => {
    always(({ byId }) => {
      expect(new Set([...byId.values()].map(({ uid }) => uid)).size).toBe(byId.size);
      for (const [id, one] of byId) expect(one.id).toBe(id);
    });
  });

  test('loses no event and no id, and no number or time of one ever falls', () => {
    const seen = {
      ids: new Set<string>(),
      versions: new Map<string, { sequence: number; changed: string }>(),
    };
    always(({ byId }, sheet, step) => {
      if (step === 0) {
        seen.ids.clear();
        seen.versions.clear();
      }
      for (const id of idsOf(sheet)) seen.ids.add(id);
      const known = new Set([...byId.values()].flatMap(({ id, formerIds }) => [id, ...formerIds]));
      for (const id of seen.ids) expect(known).toContain(id);
      const byUid = new Map([...byId.values()].map((one) => [one.uid, one]));
      for (const [uid, before] of seen.versions) {
        const now = byUid.get(uid);
        expect(now?.sequence).toBeGreaterThanOrEqual(before.sequence);
        expect((now?.changed ?? '') >= before.changed).toBe(true);
      }
      seen.versions = new Map(
        [...byUid].map(([uid, { sequence, changed = '' }]) => [uid, { sequence, changed }]),
      );
    });
  });

  test('says of exactly what the sheet lists that it is listed, and keeps the fields of its rows alone', () => {
    always(({ byId, fields }, sheet) => {
      const listed = [...byId.values()].filter(({ goneSince }) => goneSince === undefined);
      expect(new Set(listed.map(({ id }) => id))).toEqual(idsOf(sheet));
      for (const { uid, goneSince, source, event } of byId.values()) {
        expect(event !== undefined).toBe(goneSince !== undefined && source === 'sheet');
        expect(fields.has(uid)).toBe(goneSince === undefined || source === 'sheet');
      }
    });
  });

  test('is not written again for the same sheet, in another order or with rows that are there twice', () => {
    always((memory, sheet, step) => {
      const later = NOW + step * HOUR_MS + HOUR_MS / 2;
      expect(readInto(memory, sheet, later)).toEqual([]);
      // The first of two rows with one id counts.
      const first = [...Map.groupBy(sheet, ({ event }) => event.id).values()].flatMap(([one]) => one ?? []);
      expect(readInto(memory, first.toReversed(), later)).toEqual([]);
    });
  });
});
