import { expect } from '@playwright/test';
import type { Target } from '../tab.ts';
import {
  button,
  DIALOG,
  heading,
  isAt,
  type Journey,
  LIST,
  LOBSTER,
  link,
  NIGHT,
  openHydrated,
  PARADE,
} from './journey.ts';

const ARTICLE: Target = { role: 'article' };
const SAVE = button(/^Save$/, ARTICLE);
const SAVED = button(/^Saved$/, ARTICLE);

/** Journeys on the page of an event. */
export const EVENT: readonly Journey[] = [
  {
    title: 'an event is saved through a reload, added to a calendar without leaving its page, and shared',
    make: async (trip) => {
      const { tab } = trip;
      await openHydrated(trip, PARADE.path);
      await tab.click(SAVE);
      await tab.sees(SAVED);
      await tab.reload();
      await tab.sees({ css: 'h1', text: PARADE.title });
      await tab.sees(SAVED);
      await tab.click(button('Add to calendar', ARTICLE));
      const file = link('Calendar file (.ics)', ARTICLE);
      await tab.sees(file);
      const begins = await tab.evaluate(async () => {
        const found = [...document.links].find(({ textContent }) => textContent?.includes('(.ics)'));
        const response = await fetch(found?.href ?? '');
        return [response.headers.get('Content-Type'), (await response.text()).slice(0, 15)];
      });
      expect(begins).toEqual([expect.stringMatching(/^text\/calendar\b/), 'BEGIN:VCALENDAR']);
      await tab.click(file);
      // A page that were left for the file could not do this any more.
      await tab.focuses(button('Add to calendar', ARTICLE));
      await tab.click(button('Share', ARTICLE));
      for (const name of ['WhatsApp', 'Facebook', 'Twitter']) await tab.sees(link(name, ARTICLE));
      await tab.click(button('Copy Link', ARTICLE));
      // Where the browser does not allow it, the address is shown selected.
      await tab.sees({ text: /^(Link copied|Copy this address:)$/ });
      await tab.click(button(/^QR code$/, ARTICLE));
      await tab.sees({ role: 'img', name: /^QR code of http/, in: DIALOG });
      await tab.press('Escape');
      await tab.loses(DIALOG);
      await tab.focuses(button('Share', ARTICLE));
      await isAt(trip, PARADE.path);
      await openHydrated(trip, LIST);
      await tab.click({ text: /^Saved$/, in: { css: '#events' } });
      await isAt(trip, `${LIST}?saved=yes`);
      await tab.loses(link(NIGHT.title));
      await tab.sees(link(PARADE.title));
    },
  },
  {
    title: 'a page that was opened opens without a network, and its search finds events',
    make: async (trip) => {
      const { tab, proxy } = trip;
      await openHydrated(trip, LIST);
      await tab.until(async (path) => {
        const parts = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => new URL(name).pathname.startsWith('/_next/static/'));
        const copies = await Promise.all(
          [path, ...parts].map((part) => caches.match(part, { ignoreVary: true })),
        );
        return copies.every(Boolean);
      }, LIST);
      // A site without a response is as good as no network; where the driver can, the browser is told as well.
      proxy.setDown(true);
      await tab.setOffline?.(true);
      await tab.open(proxy.url + LIST);
      await tab.sees({ text: /^Saved copy from / });
      await tab.fill({ label: 'Search events', in: { css: '#events' } }, 'lobsterfest');
      await tab.sees(link(LOBSTER.title));
      await tab.loses(link(NIGHT.title));
      await tab.open(proxy.url + NIGHT.path);
      await tab.sees(heading('No signal here, or too weak'));
      proxy.setDown(false);
      await tab.setOffline?.(false);
      // Where the browser does not know that it was offline, the visitor loads the page again.
      if (!tab.setOffline) await tab.reload();
      await tab.sees({ css: 'h1', text: NIGHT.title });
    },
  },
];
