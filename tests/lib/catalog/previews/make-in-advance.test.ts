import { describe, expect, test } from '@jest/globals';
import { makeInAdvance } from '#lib/catalog/previews/make-in-advance';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { previewContent } from '#lib/events/preview/preview-content';
import { someEvent } from '../../../support/events/some-event.ts';

const events = (count: number) => Array.from({ length: count }, (_, index) => someEvent({ id: `e${index}` }));

/** What is made, with a store and a drawing process as a test describes them. */
async function madeOf(options: Partial<Parameters<typeof makeInAdvance>[0]>) {
  const made: string[] = [];
  const rests: number[] = [];
  let preferred: ReadonlySet<string> = new Set();
  await makeInAdvance({
    events: [],
    sizes: new Map(),
    maxBytes: 1_000_000_000,
    previewOf: async (event: CalendarEvent) => ({ key: event.id, content: previewContent(event) }),
    prefer: (keys) => {
      preferred = keys;
    },
    rest: async (milliseconds) => {
      rests.push(milliseconds);
    },
    isOutdated: () => false,
    ...options,
    make: async (key, content) => {
      made.push(key);
      return (await options.make?.(key, content)) ?? true;
    },
  });
  return { made, rests, preferred: [...preferred] };
}

describe('making previews in advance', () => {
  test('follows the order of the events, leaves out what is kept, and prefers both', async () => {
    const { made, preferred } = await madeOf({ events: events(4), sizes: new Map([['e1', 150_000]]) });
    expect(made).toEqual(['e0', 'e2', 'e3']);
    expect(preferred).toEqual(['e0', 'e1', 'e2', 'e3']);
  });

  test('pauses after each preview, whether it was kept already or drawn, so that requests are answered in between', async () => {
    const { rests } = await madeOf({ events: events(3), sizes: new Map([['e1', 150_000]]) });
    expect(rests).toHaveLength(3);
    expect(rests[1]).toBe(0);
  });

  test('leaves a quarter of the store to previews that are asked for', async () => {
    const maxBytes = 10 * 150_000;
    expect((await madeOf({ events: events(50), maxBytes })).made).toHaveLength(8);
    const kept = new Map(events(50).map(({ id }) => [id, 150_000]));
    expect((await madeOf({ events: events(50), maxBytes, sizes: kept })).preferred).toHaveLength(8);
  });

  test('ends as soon as other events are served', async () => {
    let left = 2;
    const { made } = await madeOf({
      events: events(5),
      isOutdated: () => {
        left -= 1;
        return left < 0;
      },
    });
    expect(made).toEqual(['e0', 'e1']);
  });

  test('goes on after a preview that cannot be drawn, and ends after three one after the other', async () => {
    const broken = new Set(['e1', 'e3', 'e4', 'e5']);
    const { made } = await madeOf({ events: events(9), make: async (key) => !broken.has(key) });
    expect(made).toEqual(['e0', 'e1', 'e2', 'e3', 'e4', 'e5']);
  });
});
