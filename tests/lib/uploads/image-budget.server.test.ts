import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { PublicError } from '#lib/server/http/public-error';
import { log } from '#lib/server/log.server';
import { store } from '#lib/server/store/store.server';
import { networkHash, refuseWithoutRoom } from '#lib/uploads/image-budget.server';
import { NO_ROOM } from '#lib/uploads/upload-rules';
import { describeStores } from '../../support/store/stores.ts';

const MEGABYTE = 1024 ** 2;
const TOTAL = 4_096 * MEGABYTE;
const ROOMY = { sizeBytes: 1_000 * 1024 * MEGABYTE, freeBytes: 500 * 1024 * MEGABYTE };

const HASH = networkHash('203.0.113.7');
const OTHER = networkHash('198.51.100.9');

let uploads = 0;
async function addImages(bytes: number, network_hash: string | null, claimed_by: string | null = null) {
  const { db } = await store();
  // PostgreSQL's integers end at two gigabytes.
  for (let left = bytes; left > 0; left -= 1024 * MEGABYTE) {
    uploads += 1;
    const id = `upload-${uploads}`;
    const row = { id, url: id, public_id: id, provider: 'disk' as const, width: 1, height: 1 };
    const created_at = '2026-11-21T12:00:00.000Z';
    const size = Math.min(left, 1024 * MEGABYTE);
    await db
      .insertInto('uploads')
      .values({ ...row, bytes: size, created_at, network_hash, claimed_by })
      .execute();
  }
}

const refusal = (
  bytes: number,
  space: { sizeBytes: number; freeBytes: number } | undefined = ROOMY,
  hash = HASH,
) =>
  refuseWithoutRoom(hash, bytes, async () => space).then(
    () => 'accepted',
    (error: unknown) => (error instanceof PublicError ? [error.status, error.message] : error),
  );
const REFUSED = [507, NO_ROOM];

beforeEach(() => void jest.spyOn(log(), 'warn').mockImplementation(() => {}));
afterEach(() => void jest.restoreAllMocks());

describeStores('The budget of images', () => {
  test('gives a network a ninth while it is alone, and one byte more is refused with a sentence', async () => {
    const share = Math.floor(TOTAL / 9);
    expect(await refusal(share)).toBe('accepted');
    expect(await refusal(share + 1)).toEqual(REFUSED);
    await addImages(share, HASH);
    expect(await refusal(0)).toBe('accepted');
    expect(await refusal(1)).toEqual(REFUSED);
  });

  test('counts unclaimed images and those of undecided items alike, each for its network', async () => {
    await addImages(200 * MEGABYTE, HASH);
    await addImages(200 * MEGABYTE, HASH, 'an item');
    expect(await refusal(100 * MEGABYTE)).toEqual(REFUSED);
    expect(await refusal(100 * MEGABYTE, ROOMY, OTHER)).toBe('accepted');
  });

  test('does not count what a moderator has decided about, however much it is', async () => {
    await addImages(3 * TOTAL, null, 'an approved item');
    expect(await refusal(400 * MEGABYTE)).toBe('accepted');
  });

  test('leaves room for photos of a network that comes after ten that took all they got', async () => {
    for (let network = 0; network < 10; network += 1) {
      const hash = networkHash(`192.0.2.${network}`);
      let bytes = 512 * MEGABYTE;
      while ((await refusal(bytes, ROOMY, hash)) !== 'accepted') bytes -= 4 * MEGABYTE;
      await addImages(bytes, hash);
    }
    expect(await refusal(100 * MEGABYTE)).toBe('accepted');
  });

  test.each([
    ['there is exactly as much free as must stay free', 512 * MEGABYTE, 0, 'accepted'],
    ['the image would use a byte of that', 512 * MEGABYTE, 1, REFUSED],
    ['there is less already', 512 * MEGABYTE - 1, 0, REFUSED],
  ] as const)('respects the free disk when %s', async (_, freeBytes, bytes, expected) => {
    expect(await refusal(bytes, { ...ROOMY, freeBytes })).toEqual(expected);
  });

  test('alone counts where the system does not say how much of the disk is free', async () => {
    expect(await refuseWithoutRoom(HASH, 1, async () => undefined)).toBeUndefined();
  });
});
