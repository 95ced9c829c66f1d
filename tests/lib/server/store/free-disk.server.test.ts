import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { PublicError } from '#lib/server/http/public-error';
import { log } from '#lib/server/log.server';
import { diskFloors, readDiskSpace, refuseOnFullDisk } from '#lib/server/store/free-disk.server';
import { describeStores } from '../../../support/store/stores.ts';

type DiskSpace = Awaited<ReturnType<typeof readDiskSpace>>;

const MEGABYTE = 1024 ** 2;
const GIGABYTE = 1024 ** 3;

const refusal = (space: DiskSpace) =>
  refuseOnFullDisk(async () => space).then(
    () => 'accepted',
    (error: unknown) =>
      error instanceof PublicError ? [error.status, error.details.code, error.details.retryAfter] : error,
  );

afterEach(() => void jest.restoreAllMocks());

describe('The free disk', () => {
  test.each([
    [40 * GIGABYTE, 512 * MEGABYTE, 64 * MEGABYTE],
    [2 * GIGABYTE, (2 * GIGABYTE) / 10, (2 * GIGABYTE) / 80],
  ])(
    'that images leave on a disk of %i bytes is %i, and submissions leave %i',
    (sizeBytes, images, submissions) => {
      expect(diskFloors({ sizeBytes })).toEqual({ images, submissions });
    },
  );
});

describeStores('The disk of the store', () => {
  test('is read with its size and what is free', async () => {
    const space = await readDiskSpace();
    expect(space?.sizeBytes).toBeGreaterThan(0);
    expect(space?.freeBytes).toBeLessThanOrEqual(space?.sizeBytes ?? 0);
  });
});

describeStores('A submission on the disk of the embedded store', () => {
  test('is refused, with a sentence and a time to retry, when less is free than it must leave', async () => {
    const error = jest.spyOn(log(), 'error').mockImplementation(() => {});
    expect(await refusal({ sizeBytes: 40 * GIGABYTE, freeBytes: 64 * MEGABYTE - 1 })).toEqual([
      503,
      'unavailable',
      30,
    ]);
    expect(error).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['just enough is free', { sizeBytes: 40 * GIGABYTE, freeBytes: 64 * MEGABYTE }],
    ['there is no room for images', { sizeBytes: 40 * GIGABYTE, freeBytes: 100 * MEGABYTE }],
    ['the system does not say what is free', undefined],
  ])('is accepted when %s', async (_, space) => {
    expect(await refusal(space)).toBe('accepted');
  });
}, ['sqlite']);
