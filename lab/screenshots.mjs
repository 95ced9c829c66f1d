// Takes the screenshots that phones show before they install the site (public/images/screenshots), from the built site
// with the sample calendar.
//   npm run screenshots [-- another folder than public] [--only home]    home, list or event
import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { SCREENSHOTS, screenshotPath } from '../lib/site/screenshots.ts';
import { CommandError, endWithSentence } from '../scripts/command.mjs';
import { launch } from './harness/browser.mjs';
import { startedSite } from './harness/site.mjs';

endWithSentence('The screenshots were not taken.');

const { values: options, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
const [folder = 'public'] = positionals;
const shots = SCREENSHOTS.filter(({ page }) => !options.only || page === options.only);
if (shots.length === 0) throw new CommandError('--only is home, list or event.');
const QUALITY = 72;

const site = await startedSite();
const browser = await launch();
try {
  const { keys, events } = await fetch(`${site.url}/api/events`).then((response) => response.json());
  // An event with a time and an image.
  const [event] = events.find((row) => ['time', 'image'].every((key) => row[keys.indexOf(key)])) ?? events[0];
  const addresses = { home: '/', list: '/things-to-do-in-belize', event: `/events/${event}` };
  for (const shot of shots) {
    const context = await browser.newContext({
      viewport: shot.view,
      // The scroll bar of a phone takes no width.
      isMobile: shot.form_factor === 'narrow',
      deviceScaleFactor: shot.density,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(site.url + addresses[shot.page], { waitUntil: 'networkidle' });
    // The weather is loaded when the page is idle.
    await page.locator('header').getByText('°').first().waitFor();
    if (shot.page === 'list')
      await page
        .locator('#events a[href^="/events/"]:visible')
        .first()
        .evaluate((card) => card.scrollIntoView({ block: 'center' }));
    // Lazy images load after scrolling, and the header's handle on a phone disappears after 3 s.
    await page.waitForTimeout(4_000);
    const file = join(folder, screenshotPath(shot));
    mkdirSync(dirname(file), { recursive: true });
    await sharp(await page.screenshot())
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(file);
    console.log(`${file} ${(statSync(file).size / 1000).toFixed(0)} kB`);
    await context.close();
  }
} finally {
  await browser.close();
  await site.stop();
}
