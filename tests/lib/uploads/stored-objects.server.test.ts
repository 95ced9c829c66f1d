import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { PublicError } from '#lib/server/http/public-error';
import { inTransaction, store } from '#lib/server/store/store.server';
import { startObjectStorage } from '../../fakes/object-storage.mjs';
import { someJpeg } from '../../support/images/images.ts';
import { uploadRequest } from '../../support/images/upload-request.ts';
import { startNode } from '../../support/sites/run-node.ts';
import { testService } from '../../support/sites/test-service.ts';
import { describeStores } from '../../support/store/stores.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const service = testService(startObjectStorage);

beforeEach(() => service().objects.clear());
afterEach(() => service().setFault(undefined));

const upload = async () => {
  const { uploadImage } = await import('#lib/uploads/upload-image.server');
  return uploadImage(await uploadRequest({ bytes: await someJpeg() }), '203.0.113.7', NOW);
};
const answer = async (file: string, method: 'GET' | 'HEAD' = 'GET', signal?: AbortSignal) => {
  const route = await import('../../../app/uploads/[file]/route.ts');
  return route[method](new Request('http://localhost/', { signal: signal ?? null }), {
    params: Promise.resolve({ file }),
  });
};
const cleanUp = async (now: number) => {
  const { deleteUnclaimedUploads } = await import('#lib/uploads/delete-uploads.server');
  return deleteUnclaimedUploads(now);
};
const nameOf = (url: string) => url.replace('/uploads/', '');
const rows = async () => (await store()).db.selectFrom('uploads').select(['provider', 'url']).execute();

describeStores('With S3-compatible storage configured', () => {
  test('an image is stored there in its three sizes, and is served from our own address', async () => {
    const { url } = await upload();
    expect(await rows()).toEqual([{ provider: 's3', url }]);
    expect(url).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/);
    expect([...service().objects.keys()]).toEqual([
      `uploads/${nameOf(url).replace('.webp', '.300x200.webp')}`,
      `uploads/${nameOf(url).replace('.webp', '.800x600.webp')}`,
      `uploads/${nameOf(url)}`,
    ]);
    for (const [key, { bytes, type }] of service().objects) {
      const response = await answer(key.replace('uploads/', ''));
      expect(type).toBe('image/webp');
      expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const head = await answer(key.replace('uploads/', ''), 'HEAD');
      expect(head.headers.get('content-length')).toBe(String(bytes.length));
    }
  });

  test('a name that was not issued is not asked for there', async () => {
    service().requests.length = 0;
    for (const name of [`${'0'.repeat(32)}.webp`, '../secret', 'x'])
      expect((await answer(name)).status).toBe(404);
    expect(service().requests).toEqual([]);
  });

  test.each(['503', 'down', 'refuses-images'] as const)(
    'an upload while the storage has the fault %s is refused, uses no budget, and is deleted by the next clean-up',
    async (fault) => {
      service().setFault(fault);
      const refused = await upload().catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(PublicError);
      expect(refused).toMatchObject({ status: 502, message: 'Unknown upload error occurred' });
      const { db } = await store();
      const left = await db.selectFrom('uploads').select(['claimed_by', 'network_hash']).execute();
      expect([left, service().objects.size]).toEqual([[{ claimed_by: 'deleted', network_hash: null }], 0]);
      service().setFault(undefined);
      expect(await cleanUp(NOW)).toBe(1);
      expect(await rows()).toEqual([]);
    },
  );

  test('what a server that is killed during an upload leaves there is deleted after a day', async () => {
    service().setFault('holds-images');
    const server = startNode(`
      const { uploadImage } = await import('#lib/uploads/upload-image.server');
      const { uploadRequest } = await import('./tests/support/images/upload-request.ts');
      const { someJpeg } = await import('./tests/support/images/images.ts');
      await uploadImage(await uploadRequest({ bytes: await someJpeg() }), '203.0.113.7', ${NOW});`);
    const isHeld = () => service().requests.some((request) => /^PUT uploads\/[0-9a-f]+\.webp$/.test(request));
    service().requests.length = 0;
    while (!isHeld() && server.child.exitCode === null) await pause(20);
    server.child.kill('SIGKILL');
    expect(await server.ended).toMatchObject({ status: null, errors: '' });
    expect(service().objects.size).toBe(2);
    service().setFault(undefined);
    expect(await cleanUp(NOW + DAY_MS - 1)).toBe(0);
    expect(await cleanUp(NOW + DAY_MS + 1)).toBe(1);
    expect([await rows(), service().objects.size]).toEqual([[], 0]);
  });

  test('an image is a 503 that no cache keeps while the storage is away, and is there again afterwards', async () => {
    const { url } = await upload();
    service().setFault('503');
    const away = await answer(nameOf(url));
    expect([away.status, away.headers.get('cache-control')]).toEqual([503, 'no-store']);
    service().setFault(undefined);
    expect((await answer(nameOf(url))).status).toBe(200);
  });

  test('an image that nothing claimed is deleted there after a day, again if that failed', async () => {
    await upload();
    service().setFault('down');
    expect(await cleanUp(NOW + DAY_MS + 1)).toBe(0);
    expect([await rows(), service().objects.size]).toEqual([[expect.anything()], 3]);
    service().setFault(undefined);
    expect(await cleanUp(NOW + DAY_MS + 1)).toBe(1);
    expect([await rows(), service().objects.size]).toEqual([[], 0]);
  });

  test('an image is sent on while it still arrives from there', async () => {
    const { url } = await upload();
    service().setFault('stops-halfway');
    const { status, headers, body } = await answer(nameOf(url));
    const reader = body?.getReader();
    const first = await reader?.read();
    const bytes = service().objects.get(`uploads/${nameOf(url)}`)?.bytes;
    expect([status, headers.get('content-length')]).toEqual([200, String(bytes?.length)]);
    expect(first?.value?.length).toBeLessThan(bytes?.length ?? 0);
    service().goOn();
    const pieces = [first?.value ?? []];
    for (let next = await reader?.read(); next?.value; next = await reader?.read()) pieces.push(next.value);
    expect(Buffer.concat(pieces.map((piece) => Buffer.from(piece)))).toEqual(bytes);
  });

  test('an image that its visitor no longer waits for is no longer read there', async () => {
    const { url } = await upload();
    service().setFault('stops-halfway');
    const { body } = await answer(nameOf(url));
    expect(service().stopped()).toBe(1);
    await body?.cancel();
    while (service().stopped() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  test('an image whose visitor left before its first byte keeps no connection to the storage open, though its body is never read', async () => {
    const { url } = await upload();
    service().setFault('stops-halfway');
    const visitor = new AbortController();
    await answer(nameOf(url), 'GET', visitor.signal);
    expect(service().stopped()).toBe(1);
    visitor.abort();
    while (service().stopped() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  test('a file there that is larger than all files of its upload is not sent on', async () => {
    const { url } = await upload();
    const { db } = await store();
    const { bytes } = await db.selectFrom('uploads').select('bytes').executeTakeFirstOrThrow();
    const stored = { bytes: Buffer.alloc(bytes + 1), type: 'image/webp' };
    service().objects.set(`uploads/${nameOf(url)}`, stored);
    expect((await answer(nameOf(url))).status).toBe(503);
  });

  describe('the clean-up', () => {
    /** Rows of marked uploads, whose ids begin with a letter, each an hour older than the one before. */
    async function addMarked(letter: string, count: number, provider: 's3' | 'disk') {
      const { db } = await store();
      const row = (number: number) => {
        const id = letter + String(number).padStart(31, '0');
        const created_at = new Date(NOW - number * HOUR_MS).toISOString();
        const url = `/uploads/${id}.webp`;
        return { id, url, public_id: id, provider, bytes: 7, width: 1, height: 1, created_at };
      };
      for (let at = 0; at < count; at += 100)
        await db
          .insertInto('uploads')
          .values(
            Array.from({ length: Math.min(100, count - at) }, (_, index) => ({
              ...row(at + index),
              claimed_by: 'deleted',
              network_hash: 'network',
            })),
          )
          .execute();
    }
    const left = async () => (await rows()).map(({ provider, url }) => [provider, nameOf(url)[0]]);
    const cleanUp = async (signal?: AbortSignal) => {
      const { deleteUnclaimedUploads } = await import('#lib/uploads/delete-uploads.server');
      return deleteUnclaimedUploads(NOW, signal);
    };
    beforeEach(() => {
      service().requests.length = 0;
    });

    test('deletes all images at once, however many', async () => {
      await addMarked('a', 450, 'disk');
      expect(await cleanUp()).toBe(450);
      expect(await left()).toEqual([]);
    });

    test('deletes the images behind those that the storage does not let it delete', async () => {
      await addMarked('a', 250, 's3');
      await addMarked('b', 3, 'disk');
      service().setFault('refuses-deletion');
      expect(await cleanUp()).toBe(3);
      expect(await left()).toEqual(Array.from({ length: 250 }, () => ['s3', 'a']));
      expect(service().requests).toHaveLength(250);
    });

    test('asks a storage that does not respond once, and deletes what is elsewhere', async () => {
      await addMarked('a', 250, 's3');
      await addMarked('b', 3, 'disk');
      service().setFault('503');
      expect(await cleanUp()).toBe(3);
      expect(service().requests).toHaveLength(1);
    });

    test('ends when it must, and leaves the rest for the next time', async () => {
      await addMarked('a', 2, 's3');
      service().setFault('hangs');
      const ending = new AbortController();
      const cleaning = cleanUp(ending.signal);
      while (service().requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      ending.abort();
      expect(await cleaning).toBe(0);
      expect(service().requests).toHaveLength(1);
      expect(await left()).toHaveLength(2);
    });
  });

  test('an image from the time before it is still served from the disk', async () => {
    const { saveUploadFiles } = await import('#lib/uploads/upload-files.server');
    const id = 'a'.repeat(32);
    const bytes = Buffer.from('image');
    await saveUploadFiles(id, { image: bytes, optimized: bytes, thumbnail: bytes, width: 1, height: 1 });
    service().setFault('down');
    expect(await (await answer(`${id}.webp`)).text()).toBe('image');
    await inTransaction((db) => db.deleteFrom('uploads').execute());
  });
});
