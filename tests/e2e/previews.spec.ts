import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startGoogleSheets } from '../fakes/google-sheets.mjs';
import { expect, test } from '../support/browser/strong-device.ts';
import { day } from '../support/moment/moment.ts';
import { type SiteServer, startSite } from '../support/sites/site-server.ts';

const HEADER = 'Event,Date,Time,Venue,Location,ID';
const ROWS = [
  `Near Drums,${day(30)},8 PM,Hall,Dangriga,near-drums`,
  `Far Drums,${day(380)},8 PM,Hall,Dangriga,far-drums`,
  `Old Drums,${day(-2_500)},8 PM,Hall,Dangriga,old-drums`,
];
const KEPT = 'public, max-age=86400, stale-while-revalidate=604800';

const kept = ({ dataDir }: SiteServer) => readdir(join(dataDir, 'previews')).catch(() => []);

async function previewPath({ url }: SiteServer, id: string): Promise<string> {
  const html = await (await fetch(`${url}/events/${id}`)).text();
  const [, image = ''] = /og:image" content="([^"]+)"/.exec(html) ?? [];
  return new URL(image).pathname;
}

async function answer({ url }: SiteServer, path: string) {
  const response = await fetch(url + path, { redirect: 'manual' });
  const { headers, status } = response;
  await response.arrayBuffer();
  return { status, type: headers.get('content-type'), keep: headers.get('cache-control') };
}

test('previews of events to come are made by themselves, survive a restart, and made-up addresses make none', async () => {
  const sheet = await startGoogleSheets({ csv: [HEADER, ...ROWS].join('\n') });
  const site = await startSite({ env: { EVENTS_CSV_URL: sheet.csvUrl }, hasOwnPreviews: true });
  try {
    const [near, old] = [await previewPath(site, 'near-drums'), await previewPath(site, 'old-drums')];
    await expect.poll(() => kept(site), { timeout: 120_000 }).toHaveLength(2);
    const preview = { status: 200, type: 'image/jpeg', keep: KEPT };
    expect(await answer(site, near)).toEqual(preview);

    const former = near.replace(/[0-9a-f]{8}(?=\.jpg)/, '00000000');
    expect(await answer(site, former)).toMatchObject({ status: 308, keep: 'public, max-age=300' });
    for (const path of [
      '/events/no-drums/preview-00000000.jpg',
      `${near}.preview`,
      '/events/near-drums/a.jpg',
    ])
      expect([path, (await answer(site, path)).status]).toEqual([path, 404]);
    expect(await kept(site)).toHaveLength(2);

    await site.restart();
    expect(await answer(site, near)).toEqual(preview);
    // An event of the past is drawn when it is asked for; a busy machine may need more than one request's wait.
    await expect.poll(() => answer(site, old), { timeout: 120_000 }).toEqual(preview);
    expect(await kept(site)).toHaveLength(3);
  } finally {
    await site.stop();
    await sheet.close();
  }
});
