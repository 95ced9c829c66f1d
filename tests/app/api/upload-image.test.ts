import { beforeAll, expect, jest, test } from '@jest/globals';
import { store } from '#lib/server/store/store.server';
import { BUSY } from '#lib/uploads/upload-rules';
import { pngOf, someJpeg } from '../../support/images/images.ts';
import { streamedUpload, uploadRequest } from '../../support/images/upload-request.ts';
import { describeStores } from '../../support/store/stores.ts';

const TEN_MB = 10 * 1024 * 1024;

let POST: (request: Request) => Promise<Response>;

beforeAll(async () => {
  // Read once, at the first request.
  process.env.TRUSTED_PROXIES = '1';
  ({ POST } = await import('../../../app/api/upload-image/route.ts'));
});

async function post(request: Request, network: string): Promise<[status: number, error?: string]> {
  request.headers.set('x-forwarded-for', `10.0.0.1, ${network}`);
  const answer = await POST(request);
  const body: unknown = await answer.json();
  const { error } = body as { error?: string };
  return error ? [answer.status, error] : [answer.status];
}

describeStores('POST /api/upload-image', () => {
  test('counts the images of all networks of one IPv6 line together, and those of another line apart', async () => {
    const bytes = await someJpeg();
    for (const network of ['2001:db8:77:1::1', '2001:db8:77:ff01::1', '2001:db8:78:1::1'])
      expect(await post(await uploadRequest({ bytes }), network)).toEqual([200]);
    const { db } = await store();
    const rows = await db
      .selectFrom('uploads')
      .select(['network_hash', ({ fn }) => fn.countAll<number | string>().as('images')])
      .groupBy('network_hash')
      .execute();
    expect(rows.map(({ images }) => Number(images)).sort()).toEqual([1, 2]);
  });

  test('takes uploads of others in their turn while three networks send dear images and one silent bodies too', async () => {
    const dear = pngOf({ width: 4_000, height: 3_000, interlaced: true, data: Buffer.alloc(12_020_000) });
    const ended: string[] = [];
    const send = async (bytes: Uint8Array, network: string) => {
      const [status] = await post(await uploadRequest({ bytes }), network);
      ended.push(network);
      return status;
    };

    const silent: ReadableStreamDefaultController<Uint8Array>[] = [];
    const isHeld = Promise.withResolvers<void>();
    const bodies = Array.from({ length: 13 }, () => {
      const request = streamedUpload({
        start(controller) {
          controller.enqueue(new Uint8Array(TEN_MB));
          if (silent.push(controller) === 13) isHeld.resolve();
        },
      });
      return post(request, '192.0.2.1');
    });
    await isHeld.promise;
    const greedy = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
    const worst = greedy.flatMap((network) => [send(dear, network), send(dear, network)]);
    const honest = ['198.51.100.1', '198.51.100.2'].map(async (network) => send(await someJpeg(), network));

    expect(await Promise.all(honest)).toEqual([200, 200]);
    // The first network has no memory left for one of its own.
    const statuses = await Promise.all(worst);
    expect(statuses.slice(2)).toEqual([200, 200, 200, 200]);
    for (const network of greedy.slice(1))
      expect(ended.lastIndexOf('198.51.100.2')).toBeLessThan(ended.lastIndexOf(network));

    for (const controller of silent) controller.error(new Error('aborted'));
    const answers = await Promise.all(bodies);
    expect(answers.filter(([status]) => status === 400)).toHaveLength(3);
    expect(answers.filter(([status, error]) => status === 503 && error === BUSY)).toHaveLength(10);
  });

  test('lets a body go that brings less than 64 KB within 30 seconds, with a sentence, and closes its connection', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    try {
      const request = streamedUpload({ start: (controller) => controller.enqueue(new Uint8Array(60_000)) });
      request.headers.set('x-forwarded-for', '192.0.2.4');
      let answer: Response | undefined;
      void POST(request).then((given) => {
        answer = given;
      });
      while (!answer) await jest.advanceTimersByTimeAsync(1_000);
      expect(answer.status).toBe(408);
      expect(answer.headers.get('connection')).toBe('close');
      expect(await answer.json()).toEqual({
        success: false,
        error: 'Nothing arrived for too long. Check your connection, then try again.',
      });
    } finally {
      jest.useRealTimers();
    }
  });
}, ['sqlite']);
