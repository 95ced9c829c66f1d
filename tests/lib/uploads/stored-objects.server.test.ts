import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { PublicError } from '#lib/server/http/public-error';
import { inTransaction, store } from '#lib/server/store/store.server';
import { startObjectStorage } from '../../fakes/object-storage.mjs';
import { someJpeg } from '../../support/images/images.ts';
import { uploadRequest } from '../../support/images/upload-request.ts';
import { describeStores } from '../../support/store/stores.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 86_400_000;
let service: Awaited<ReturnType<typeof startObjectStorage>>;

// The settings are read once, so the service is started before any module that reads them is loaded.
beforeAll(async () => {
  service = await startObjectStorage();
  Object.assign(process.env, service.env);
});
beforeEach(() => service.objects.clear());
afterEach(() => service.setFault(undefined));
afterAll(async () => {
  await service.close();
  for (const name of Object.keys(service.env)) delete process.env[name];
});

const upload = async () => {
  const { uploadImage } = await import('#lib/uploads/upload-image.server');
  return uploadImage(await uploadRequest({ bytes: await someJpeg() }), '203.0.113.7', NOW);
};
const answer = async (file: string, method: 'GET' | 'HEAD' = 'GET') => {
  const route = await import('../../../app/uploads/[file]/route.ts');
  return route[method](new Request('http://localhost/'), { params: Promise.resolve({ file }) });
};
const nameOf = (url: string) => url.replace('/uploads/', '');
const rows = async () => (await store()).db.selectFrom('uploads').select(['provider', 'url']).execute();

describeStores('With S3-compatible storage configured', () => {
  test('an image is stored there in its three sizes, and is served from our own address', async () => {
    const { url } = await upload();
    expect(await rows()).toEqual([{ provider: 's3', url }]);
    expect(url).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/);
    expect([...service.objects.keys()]).toEqual([
      `uploads/${nameOf(url).replace('.webp', '.300x200.webp')}`,
      `uploads/${nameOf(url).replace('.webp', '.800x600.webp')}`,
      `uploads/${nameOf(url)}`,
    ]);
    for (const [key, { bytes, type }] of service.objects) {
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
    service.requests.length = 0;
    for (const name of [`${'0'.repeat(32)}.webp`, '../secret', 'x'])
      expect((await answer(name)).status).toBe(404);
    expect(service.requests).toEqual([]);
  });

  test.each(['503', 'down', 'refuses-images'] as const)(
    'an upload while the storage has the fault %s is refused, and nothing of it stays',
    async (fault) => {
      service.setFault(fault);
      const refused = await upload().catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(PublicError);
      expect(refused).toMatchObject({ status: 502, message: 'Unknown upload error occurred' });
      expect([await rows(), [...service.objects.keys()]]).toEqual([[], []]);
    },
  );

  test('an image is a 503 that no cache keeps while the storage is away, and is there again afterwards', async () => {
    const { url } = await upload();
    service.setFault('503');
    const away = await answer(nameOf(url));
    expect([away.status, away.headers.get('cache-control')]).toEqual([503, 'no-store']);
    service.setFault(undefined);
    expect((await answer(nameOf(url))).status).toBe(200);
  });

  test('an image that nothing claimed is deleted there after a day, again if that failed', async () => {
    const { deleteUnclaimedUploads } = await import('#lib/uploads/delete-uploads.server');
    await upload();
    service.setFault('down');
    expect(await deleteUnclaimedUploads(NOW + DAY_MS + 1)).toBe(0);
    expect([await rows(), service.objects.size]).toEqual([[expect.anything()], 3]);
    service.setFault(undefined);
    expect(await deleteUnclaimedUploads(NOW + DAY_MS + 1)).toBe(1);
    expect([await rows(), service.objects.size]).toEqual([[], 0]);
  });

  test('an image from the time before it is still served from the disk', async () => {
    const { saveUploadFiles } = await import('#lib/uploads/upload-files.server');
    const id = 'a'.repeat(32);
    const bytes = Buffer.from('image');
    await saveUploadFiles(id, { image: bytes, optimized: bytes, thumbnail: bytes, width: 1, height: 1 });
    service.setFault('down');
    expect(await (await answer(`${id}.webp`)).text()).toBe('image');
    await inTransaction((db) => db.deleteFrom('uploads').execute());
  });
});
