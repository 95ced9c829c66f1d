import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startLoopbackServer } from '../../support/sites/loopback-server.ts';
import { describeStores } from '../../support/store/stores.ts';

let asked: (string | undefined)[] = [];
let status = 200;
let server: Awaited<ReturnType<typeof startLoopbackServer>>;

// The settings are read once, so the server is started before any module that reads them is loaded.
beforeAll(async () => {
  server = await startLoopbackServer((request, response) => {
    asked.push(request.url);
    if (status === 0) response.destroy();
    else response.writeHead(status).end();
  });
  process.env.PORT = new URL(server.url).port;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  status = 200;
});

/** The two functions, and how another server of the same store sees an edition of this one: as not followed yet. */
async function servers() {
  const { noteSheetPublished, publishEditsOfOthers } = await import('#lib/catalog/sheet-edition.server');
  const { processWide } = await import('#lib/server/process-wide.server');
  const followed = processWide('sheet-edition', (): { edition?: string } => ({}));
  const publishAtAnother = async (accepted: readonly string[] = []) => {
    const { edition } = followed;
    await noteSheetPublished(accepted);
    Object.assign(followed, { edition });
  };
  Object.assign(followed, { edition: undefined, isBusy: false, retryAt: 0 });
  await publishEditsOfOthers(0);
  asked = [];
  return { noteSheetPublished, publishEditsOfOthers, publishAtAnother };
}

describeStores('An edit of the sheet that is published at one of several servers', () => {
  test('is published by the others, once', async () => {
    const { publishAtAnother, publishEditsOfOthers } = await servers();
    await publishAtAnother();
    await publishEditsOfOthers();
    await publishEditsOfOthers();
    expect(asked).toEqual(['/api/revalidate?heed-pauses=1']);
  });

  test('is not published again by the server that has done it, nor while it is being noted', async () => {
    const { noteSheetPublished, publishAtAnother, publishEditsOfOthers } = await servers();
    await publishAtAnother(['grew']);
    await publishEditsOfOthers();
    asked = [];
    const noted = noteSheetPublished();
    await publishEditsOfOthers();
    await noted;
    await publishEditsOfOthers();
    expect(asked).toEqual([]);
  });

  test('is accepted by the others too for the reasons that were accepted, and for no other ones', async () => {
    const { publishAtAnother, publishEditsOfOthers } = await servers();
    await publishAtAnother(['shrank', 'blanked:Date,Time']);
    await publishEditsOfOthers();
    expect(asked).toEqual(['/api/revalidate?heed-pauses=1&accept=shrank&accept=blanked%3ADate%2CTime']);
  });

  test.each([502, 0])('is tried again a minute later where its sheet cannot be read (%i)', async (answer) => {
    const { publishAtAnother, publishEditsOfOthers } = await servers();
    await publishAtAnother();
    const minute = 60_000;
    status = answer;
    await publishEditsOfOthers(minute);
    const requests = asked.length;
    status = 200;
    await publishEditsOfOthers(2 * minute - 1);
    expect(asked).toHaveLength(requests);
    await publishEditsOfOthers(2 * minute);
    await publishEditsOfOthers(3 * minute);
    expect(asked).toHaveLength(requests + 1);
  });
});
