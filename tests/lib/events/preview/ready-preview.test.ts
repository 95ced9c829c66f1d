import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { EVENT_CATEGORIES } from '#lib/events/event-category';
import { categoryPreviewPath, readyPreviewPath, SITE_PREVIEW_PATH } from '#lib/events/preview/ready-preview';
import { someEvent } from '../../../support/events/some-event.ts';

describe('a ready picture', () => {
  test.each([SITE_PREVIEW_PATH, ...EVENT_CATEGORIES.map(categoryPreviewPath)])(
    '%s is a JPEG of 1200 by 630 that messengers show',
    async (path) => {
      const file = join(process.cwd(), 'public', path);
      const { format, width, height } = await sharp(file).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      expect((await stat(file)).size).toBeLessThan(120_000);
    },
  );

  test('is that of the category of an event in Belize', () => {
    expect(readyPreviewPath(someEvent({ category: 'food' }))).toBe('/images/previews/food.jpg');
    expect(readyPreviewPath(someEvent({ category: 'food', country: 'Belize' }))).toBe(
      '/images/previews/food.jpg',
    );
    expect(readyPreviewPath(someEvent({ category: 'food', city: 'A village without a name' }))).toBe(
      '/images/previews/food.jpg',
    );
  });

  test('is that of the site for an event abroad', () => {
    expect(readyPreviewPath(someEvent({ city: 'Los Angeles, CA' }))).toBe('/preview.jpg');
    expect(readyPreviewPath(someEvent({ city: 'Chetumal', country: 'Mexico' }))).toBe('/preview.jpg');
  });
});
