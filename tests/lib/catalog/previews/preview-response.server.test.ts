import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '../../../support/events/fresh-events.ts';
import { someEvent } from '../../../support/events/some-event.ts';

const KEPT = 'public, max-age=86400, stale-while-revalidate=604800';
const PREVIEWS = Symbol.for('belize-celebrations.previews');

// Milliseconds: a drawing takes less than one second, on a busy machine many.
jest.setTimeout(120_000);

let data: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  data = await temporaryFolder();
});
afterEach(() => data.remove());

/** The previews of a server that has just started. */
async function freshServer() {
  process.env.DATA_DIR = data.path;
  delete (globalThis as { [PREVIEWS]?: unknown })[PREVIEWS];
  jest.resetModules();
  const { previewResponse } = await import('#lib/catalog/previews/preview-response.server');
  const respond = async (event = someEvent(), signal = new AbortController().signal) => {
    const response = await previewResponse(event, signal);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { headers, status } = response;
    return { status, type: headers.get('content-type'), keep: headers.get('cache-control'), bytes };
  };
  /** Asks until the preview is drawn, which on a busy machine may take longer than a request waits. */
  const drawn = async (event = someEvent()) => {
    let response = await respond(event);
    while (response.keep === 'no-store') response = await respond(event);
    return response;
  };
  return { respond, drawn };
}

const kept = () => readdir(join(data.path, 'previews')).catch(() => []);
const ready = (path: string) => readFile(join(process.cwd(), 'public', path));

describe('the response with a preview', () => {
  test('is drawn once, kept, and the same after a restart', async () => {
    const { drawn } = await freshServer();
    const [one, two] = await Promise.all([drawn(), drawn()]);
    expect(one).toMatchObject({ status: 200, type: 'image/jpeg', keep: KEPT });
    expect(two).toEqual(one);
    expect(await kept()).toHaveLength(1);

    const { respond } = await freshServer();
    // For a request that was aborted nothing is drawn: this one comes from the disk.
    expect(await respond(someEvent(), AbortSignal.abort())).toEqual(one);
  });

  test('is the picture of the category, which nothing may cache, while there is no drawing', async () => {
    const { respond } = await freshServer();
    const food = await respond(someEvent({ category: 'food' }), AbortSignal.abort());
    expect(food).toEqual({
      status: 200,
      type: 'image/jpeg',
      keep: 'no-store',
      bytes: await ready('/images/previews/food.jpg'),
    });
    const abroad = await respond(someEvent({ city: 'Los Angeles, CA' }), AbortSignal.abort());
    expect(abroad).toMatchObject({ keep: 'no-store', bytes: await ready('/preview.jpg') });
    expect(await kept()).toEqual([]);
  });

  test('is drawn without being kept where the disk takes nothing, and kept when it does again', async () => {
    await writeFile(join(data.path, 'previews'), 'in the way');
    const { drawn } = await freshServer();
    const response = await drawn();
    expect(response).toMatchObject({ status: 200, type: 'image/jpeg', keep: KEPT });
    await rm(join(data.path, 'previews'));
    expect(await drawn()).toEqual(response);
    expect(await kept()).toHaveLength(1);
  });

  test('changes with the event and with nothing else', async () => {
    const { drawn } = await freshServer();
    await drawn();
    await drawn(someEvent({ cost: 'Free' }));
    expect(await kept()).toHaveLength(1);
    const cancelled = await drawn(someEvent({ status: 'cancelled' }));
    expect(cancelled.bytes).not.toEqual((await drawn()).bytes);
    expect(await kept()).toHaveLength(2);
  });
});
