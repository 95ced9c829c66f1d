import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { PublicError } from '#lib/server/http/public-error';
import { inTransaction, store } from '#lib/server/store/store.server';
import { optimizedImage } from '#lib/uploads/image-address';
import { type Fault, startCloudinary } from '../../fakes/cloudinary.mjs';
import { someJpeg } from '../../support/images/images.ts';
import { uploadRequest } from '../../support/images/upload-request.ts';
import { testService } from '../../support/sites/test-service.ts';
import { describeStores } from '../../support/store/stores.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const service = testService(startCloudinary);

const upload = async () => {
  const { uploadImage } = await import('#lib/uploads/upload-image.server');
  return uploadImage(await uploadRequest({ bytes: await someJpeg() }), '203.0.113.7', NOW);
};

describeStores('With Cloudinary configured', () => {
  test('an image is re-encoded here and uploaded with the preset, and the response has its address', async () => {
    const { url, publicId } = await upload();
    const seen = service().requests.at(-1);
    expect(seen).toMatchObject({ action: 'upload', fields: { upload_preset: 'loopback-preset' } });
    expect(seen?.file?.type).toBe('image/webp');
    expect((await sharp(seen?.file?.bytes).metadata()).format).toBe('webp');
    expect(url).toBe(`https://res.cloudinary.com/loopback-cloud/image/upload/v1/${publicId}.webp`);
    expect(optimizedImage(url)).toContain('/c_fill,w_800,h_600');
    const rows = await (await store()).db.selectFrom('uploads').select(['provider', 'url']).execute();
    expect(rows).toEqual([{ provider: 'cloudinary', url }]);
  });

  test.each<[Fault, string]>([
    ['refuses', 'Upload preset must be whitelisted for unsigned uploads'],
    ['500', 'Upload failed with status 500'],
    ['wrong-json', 'Unknown upload error occurred'],
    ['no-json', 'Unknown upload error occurred'],
    ['http-address', 'Unknown upload error occurred'],
  ])('a failure of it (%s) is reported as ‘%s’', async (fault, sentence) => {
    service().setFault(fault);
    const answer = await upload().catch((error: unknown) => error);
    service().setFault(undefined);
    expect(answer).toBeInstanceOf(PublicError);
    expect(answer).toMatchObject({ status: 502, message: sentence });
    expect(await (await store()).db.selectFrom('uploads').select('id').execute()).toEqual([]);
  });

  test('a timeout of it is reported as ‘Unknown upload error occurred’', async () => {
    const { cloudinaryAccount, uploadToCloudinary } = await import('#lib/uploads/cloudinary.server');
    const account = cloudinaryAccount();
    service().setFault('hangs');
    const answer =
      account && (await uploadToCloudinary(account, await someJpeg(), 20).catch((error) => error));
    service().setFault(undefined);
    expect(answer).toMatchObject({ status: 502, message: 'Unknown upload error occurred' });
  });

  test('an unclaimed image is deleted there, and the deletion is retried after a failure', async () => {
    const { deleteUnclaimedUploads } = await import('#lib/uploads/delete-uploads.server');
    const { publicId } = await upload();
    const later = NOW + 25 * 60 * 60_000;
    service().setFault('500');
    expect(await deleteUnclaimedUploads(later)).toBe(0);
    service().setFault(undefined);
    expect(service().images.has(publicId)).toBe(true);
    expect(await deleteUnclaimedUploads(later)).toBe(1);
    expect(service().images.has(publicId)).toBe(false);
    expect(await inTransaction((db) => db.selectFrom('uploads').select('id').execute())).toEqual([]);
  });
});
