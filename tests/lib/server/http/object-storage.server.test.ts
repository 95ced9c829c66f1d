import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { deleteObject, getObject, objectStorage, putObject } from '#lib/server/http/object-storage.server';
import { startObjectStorage } from '../../../fakes/object-storage.mjs';
import { testService } from '../../../support/sites/test-service.ts';

const service = testService(startObjectStorage);
let storage: NonNullable<ReturnType<typeof objectStorage>>;
const bytes = new TextEncoder().encode('Día');

beforeAll(() => {
  const configured = objectStorage();
  if (!configured) throw new Error('No storage is configured');
  storage = configured;
});
afterEach(() => service().setFault(undefined));

const stored = (key: string) => putObject(storage, { key, body: bytes, type: 'text/plain' });

describe('The storage', () => {
  test.each(['a', 'uploads/0123.webp', "odd/a b+c&d=e'(f)*~é%2F!", 'sort/ä?x=y'])(
    'accepts the signatures for the key %s, and gives back what was stored',
    async (key) => {
      await stored(key);
      expect(service().objects.get(key)?.bytes.toString()).toBe('Día');
      expect(await (await getObject(storage, key))?.text()).toBe('Día');
      expect((await getObject(storage, key, { method: 'HEAD' }))?.headers.get('content-length')).toBe('4');
      await deleteObject(storage, key);
      expect(service().objects.has(key)).toBe(false);
      expect(await getObject(storage, key)).toBeUndefined();
    },
  );

  test('stores an empty object', async () => {
    await putObject(storage, { key: 'empty', body: new Uint8Array(0), type: 'text/plain' });
    expect(await (await getObject(storage, 'empty'))?.text()).toBe('');
  });

  test.each([
    ['secretAccessKey', 'another secret'],
    ['accessKeyId', 'ANOTHERKEY'],
    ['region', 'another-1'],
  ])('refuses a signature with another %s', async (name, value) => {
    const other = { ...storage, [name]: value };
    await expect(putObject(other, { key: 'a', body: bytes, type: 'text/plain' })).rejects.toThrow(
      /^The storage answered with the status 403$/,
    );
    await expect(getObject(other, 'a')).rejects.toThrow(/403/);
  });

  test.each([
    ['503', 'The storage answered with the status 503'],
    ['down', 'The connection failed (ECONNRESET)'],
    ['br', 'The answer has an encoding that was not asked for'],
  ] as const)('with the fault %s is a failure without its address and keys', async (fault, sentence) => {
    service().setFault(fault);
    for (const request of [
      () => stored('a'),
      () => getObject(storage, 'a'),
      () => deleteObject(storage, 'a'),
    ])
      await expect(request()).rejects.toThrow(expect.objectContaining({ message: sentence }));
  });
});
