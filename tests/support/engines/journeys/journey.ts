import { eventOf } from '../../moment/sheet.ts';
import type { PolicyProxy } from '../../sites/policy-proxy.ts';
import type { SiteServer } from '../../sites/site-server.ts';
import type { Size, Tab, Target } from '../tab.ts';

/** What a journey is made with. */
export type Trip = {
  /** Empty, and without cookies and storage. */
  tab: Tab;
  /** The site's address, for this journey alone. */
  proxy: PolicyProxy;
  site: SiteServer;
};

export type Journey = {
  /** Read after 'in firefox'. */
  title: string;
  /** Of the page's area; that of a desktop when absent. */
  size?: Size;
  /** The one that each change is tried with, as it needs most of what engines do in their own way. The others take long. */
  isForEachChange?: true;
  make: (trip: Trip) => Promise<void>;
};

export const LIST = '/things-to-do-in-belize';

export const NIGHT = eventOf('night');
export const PARADE = eventOf('parade');
export const LOBSTER = eventOf('lobster');

export const MAIN: Target = { role: 'main' };
export const BANNER: Target = { role: 'banner' };
export const DIALOG: Target = { role: 'dialog' };
/** The search of the list. */
export const SEARCH: Target = { label: 'Search events', in: { css: '#events' } };

export const link = (name: string | RegExp, container: Target = MAIN): Target => ({
  role: 'link',
  name,
  in: container,
});
export const button = (name: string | RegExp, container: Target = MAIN): Target => ({
  role: 'button',
  name,
  in: container,
});
export const heading = (name: string | RegExp, container: Target = MAIN): Target => ({
  role: 'heading',
  name,
  in: container,
});

/** Waits until the address has this path, query and fragment. */
export const isAt = ({ tab }: Trip, address: string | RegExp) =>
  tab.until(
    ({ source, isWhole }) => {
      const { pathname, search, hash } = window.location;
      const here = pathname + search + hash;
      return isWhole ? here === source : new RegExp(source).test(here);
    },
    typeof address === 'string'
      ? { source: address, isWhole: true }
      : { source: address.source, isWhole: false },
  );

/**
 * Opens a page and waits until it is hydrated: it then gives the browser's toolbar the background colour as it is
 * computed, 'rgb(…)' in place of the '#…' of the server.
 */
export async function openHydrated({ tab, proxy }: Pick<Trip, 'tab' | 'proxy'>, path: string) {
  await tab.open(proxy.url + path);
  await tab.until(() => {
    const color = document.querySelector('meta[name="theme-color"]')?.getAttribute('content');
    return color && !color.startsWith('#');
  });
}
