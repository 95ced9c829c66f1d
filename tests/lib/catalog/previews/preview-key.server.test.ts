import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '../../../support/events/fresh-events.ts';
import { someEvent } from '../../../support/events/some-event.ts';

const DIGESTS = Symbol.for('belize-celebrations.own-image-digests');
const project = process.cwd();

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder.path, 'public', 'images'), { recursive: true });
  process.chdir(folder.path);
});
afterEach(async () => {
  process.chdir(project);
  await folder.remove();
});

/** The key on a server that has just started, with this content of the event's image. */
async function keyOf(image: string, fields = {}) {
  delete (globalThis as { [DIGESTS]?: unknown })[DIGESTS];
  await writeFile(join(folder.path, 'public', 'images', 'drums.webp'), image);
  const { previewOf } = await import('#lib/catalog/previews/preview-key.server');
  return (await previewOf(someEvent({ image: '/images/drums.webp', ...fields }))).key;
}

describe('the key of a kept preview', () => {
  test('is the same after a restart, and a name that every file system allows', async () => {
    const key = await keyOf('drums');
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(await keyOf('drums')).toBe(key);
  });

  test('changes with what is drawn, and with the image although its address stays', async () => {
    const keys = [
      await keyOf('drums'),
      await keyOf('other drums'),
      await keyOf('drums', { title: 'Drums' }),
      await keyOf('drums', { id: 'another-event' }),
      await keyOf('drums', { image: '/images/missing.webp' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});
