import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from '../support/browser/strong-device.ts';
import { filledUpTo, jpegWithScans, pngOf, someImage, someJpeg } from '../support/images/images.ts';
import { test } from '../support/sites/shared-site.ts';
import type { SiteServer } from '../support/sites/site-server.ts';
import { fillUpToImages, goOn } from '../support/submissions/event-form.ts';

test.describe('without a browser', () => {
  test.describe.configure({ mode: 'default' });
  let site: SiteServer;
  test.beforeAll(({ site: shared }) => {
    site = shared;
  });

  async function upload(bytes: Uint8Array, headers: Record<string, string> = {}) {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), '../../picture.jpg');
    const response = await fetch(`${site.url}/api/upload-image`, { method: 'POST', body: form, headers });
    return { status: response.status, answer: await response.json() };
  }

  test('an uploaded image is served in three sizes, under a policy that allows no script', async () => {
    const { status, answer } = await upload(await someJpeg());
    expect([status, answer.success]).toEqual([200, true]);
    for (const [version, width] of [
      ['', 1000],
      ['.800x600', 800],
      ['.300x200', 300],
    ] as const) {
      const address = site.url + answer.url.replace('.webp', `${version}.webp`);
      const response = await fetch(address);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': 'inline',
      });
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(width);
      expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
      expect((await fetch(address, { method: 'POST' })).status).toBe(405);
    }
    for (const path of ['/uploads/..%2fstore.db', '/uploads/store.db', `/uploads/${'0'.repeat(32)}.webp`])
      expect((await fetch(site.url + path)).status).toBe(404);
  });

  test('with Save-Data cards get the thumbnail, and a full image is never replaced by a cropped one', async () => {
    const { answer } = await upload(await someJpeg());
    const widthOf = async (address: string) => {
      const response = await fetch(site.url + address, { headers: { 'Save-Data': 'on' } });
      expect(response.headers.get('vary')).toContain('Save-Data');
      return (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width;
    };
    expect(await widthOf(answer.url.replace('.webp', '.800x600.webp'))).toBe(300);
    expect(await widthOf(answer.url)).toBe(1000);
  });

  test('malicious images get a clear response and leave no file behind', async () => {
    const before = await readdir(join(site.dataDir, 'uploads')).catch(() => []);
    const jpeg = await someJpeg();
    const cases = [
      ['half a picture', jpeg.subarray(0, jpeg.length / 2), 422],
      ['30,000 by 30,000 pixels', pngOf({ width: 30_000, height: 30_000 }), 422],
      ['10,000 scans', await jpegWithScans(10_000), 422],
      ['a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415],
      ['a GIF', await someImage(64, 64).gif().toBuffer(), 415],
      ['nothing', Buffer.alloc(0), 400],
      ['11 MB', filledUpTo(jpeg, 11 * 1024 * 1024), 413],
    ] as const;
    for (const [what, bytes, expected] of cases) {
      const { status, answer } = await upload(bytes);
      expect([what, status]).toEqual([what, expected]);
      expect(answer).toEqual({ success: false, error: expect.any(String) });
    }
    const crossSite = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await upload(jpeg, crossSite)).status).toBe(403);
    expect(await readdir(join(site.dataDir, 'uploads')).catch(() => [])).toEqual(before);
  });
});

test('a picture in AVIF is converted on the device and sent as WebP; HEIC is refused with its name and what to do', async ({
  page,
}) => {
  await page.goto('/submit-event');
  await fillUpToImages(page);
  const cover = page.getByRole('group', { name: /^Cover image/ });
  const avif = {
    name: 'poster.avif',
    mimeType: 'image/avif',
    buffer: await someImage(2400, 1200).avif().toBuffer(),
  };
  // The server takes no AVIF.
  const response = page.waitForResponse('**/api/upload-image');
  await page.getByLabel('Choose a cover image').setInputFiles(avif);
  await expect(cover.getByText('poster.avif')).toBeVisible();
  await expect(cover.getByText('Uploaded', { exact: true })).toBeVisible();
  const { url } = await (await response).json();
  const stored = await page.request.get(url);
  expect(await sharp(await stored.body()).metadata()).toMatchObject({ width: 1920, height: 960 });

  // Chromium opens no HEIC, whatever type the device declares.
  const content = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
  const heic = { name: 'flyer.heic', mimeType: '', buffer: content };
  await page.getByLabel('Choose another cover image').setInputFiles(heic);
  await expect(cover.getByRole('alert')).toHaveText(
    'Error: Invalid file type. Only JPEG, PNG, and WebP images are allowed. This browser can’t open “flyer.heic”. Choose it on the phone that took it, or save it as a JPEG first.',
  );
  await expect(cover.getByText('poster.avif')).toBeVisible();
  await goOn(page, 'Review & Submit');
  await expect(page.locator('dd img')).toHaveCount(1);
});

test('images chosen offline hold back no step, and are uploaded in the review when the network returns', async ({
  page,
  context,
}) => {
  await page.goto('/submit-event');
  await fillUpToImages(page);
  const file = { name: 'drums.jpg', mimeType: 'image/jpeg', buffer: await someJpeg() };
  const arrived = page.getByText('Uploaded', { exact: true });
  // The first of them is the cover.
  await page.getByLabel('Add images').setInputFiles([file, file]);
  await expect(arrived).toHaveCount(2);
  await page.getByLabel('What does the cover image show?').fill('Drummers');
  await context.setOffline(true);
  await page.getByLabel('Add images').setInputFiles(file);
  await expect(page.getByText('Waiting for the network', { exact: true })).toBeVisible();
  await expect(page.getByText(/^There is no connection\. Your pictures are kept here/)).toBeVisible();
  await goOn(page, 'Review & Submit');
  const waiting = page.getByText(/^1 picture kept on this device until you are back online/);
  await expect(waiting).toBeVisible();
  await expect(page.getByRole('img', { name: 'Drummers' })).toBeVisible();
  await context.setOffline(false);
  await expect(waiting).toHaveCount(0);
  await expect(page.locator('dd img')).toHaveCount(3);
});
