import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENT_CATEGORIES } from '#lib/events/event-category';
import { cardImages } from '#lib/events/images/card-images';
import { COLOURWAYS } from '#lib/events/images/colourways';
import { eventPoster } from '#lib/events/images/event-poster';
import { categoryPoster, imageSources } from '#lib/events/images/image-sources';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { summarizeEvent } from '#lib/events/summarize-event';
import { finishSlices } from '#lib/time/slices';
import { someSummary } from '../../../support/events/some-event.ts';

const publicFile = (address: string) => join(process.cwd(), 'public', address);
const ids = Array.from({ length: 400 }, (_, i) => `20261120-dangriga-event-${i}`);

describe('the poster of an event', () => {
  test('is that of its category, in the same colourway every time', () => {
    for (const id of ids) {
      const poster = eventPoster({ id, category: 'food' });
      expect(poster).toMatch(/^\/images\/categories\/food(-c[1-7])?\.webp$/);
      expect(eventPoster({ id, category: 'food' })).toBe(poster);
    }
  });

  test('is in each of the eight colourways about equally often', () => {
    const counts = Map.groupBy(ids, (id) => eventPoster({ id, category: 'arts' }));
    expect(counts.size).toBe(COLOURWAYS);
    for (const [, each] of counts) expect(each.length).toBeGreaterThan(25);
  });
});

describe('the images of a list of cards', () => {
  const regatta = '/images/events/regatta.webp';
  const withImage = (id: string) => someSummary({ id, category: 'sports', image: regatta });
  const poster = (id: string) => eventPoster({ id, category: 'sports' });

  test.each<[string, string[], string[]]>([
    ['one after the other', ['a'], [regatta]],
    ['twice in a row', ['a', 'b'], [regatta, poster('b')]],
    ['three times in a row', ['a', 'b', 'c'], [regatta, poster('b'), regatta]],
  ])('show the same image at most once in a row: %s', (_, events, images) => {
    expect(cardImages(events.map(withImage))).toEqual(images);
  });

  test('do not change by what follows', () => {
    const events = ids.map((id, i) => (i % 3 ? withImage(id) : someSummary({ id })));
    expect(cardImages(events.slice(0, 40))).toEqual(cardImages(events).slice(0, 40));
  });

  test('never have the same poster on neighbours, even of one category and one colourway', () => {
    const same = ids
      .filter((id) => poster(id) === poster('a'))
      .map((id) => someSummary({ id, category: 'sports' }));
    expect(same.length).toBeGreaterThan(20);
    const images = cardImages(same);
    for (const [index, image] of images.entries()) expect(image).not.toBe(images[index + 1]);
  });

  test('never are the same on neighbours of the sample calendar', () => {
    const { events } = finishSlices(parseEventsCsv(readFileSync('data/events.csv', 'utf8')));
    const images = cardImages(events.map(summarizeEvent));
    expect(images).toHaveLength(events.length);
    for (const [index, image] of images.entries()) expect(image).not.toBe(images[index + 1]);
  });
});

describe('the files of images exist', () => {
  test.each(EVENT_CATEGORIES)('for the poster of %s in all colourways', (category) => {
    for (let colourway = 0; colourway < COLOURWAYS; colourway += 1)
      for (const size of ['card', 'full'] as const) {
        const { avif = '', webp = '', src } = imageSources(categoryPoster(category, colourway), size);
        const addresses = `${avif}, ${webp}, ${src}`.match(/\/images\/[\w./-]+/g) ?? [];
        for (const address of addresses)
          expect([address, existsSync(publicFile(address))]).toEqual([address, true]);
      }
  });

  test('for every image that the sample calendar names', () => {
    const { events } = finishSlices(parseEventsCsv(readFileSync('data/events.csv', 'utf8')));
    // One row is there to show a path that is not accepted.
    const named = new Set(
      events.flatMap(({ image, images }) => [image, ...images]).filter((path) => path.startsWith('/')),
    );
    for (const address of named) expect([address, existsSync(publicFile(address))]).toEqual([address, true]);
  });
});

test('the sample calendar says its category wherever the title names none', () => {
  const { events } = finishSlices(parseEventsCsv(readFileSync('data/events.csv', 'utf8')));
  expect(events.filter(({ hasDefaultCategory }) => hasDefaultCategory).map(({ title }) => title)).toEqual([]);
});
