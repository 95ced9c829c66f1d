/**
 * Runs inline before the first paint and sets attributes of <html>:
 *
 * - `data-light`: light mode, as far as it is decided yet; the battery is known later.
 * - `data-asks`: the address asks for a part of the list, which the whole of it is not shown for; removed once the list
 *   has found that part, after ten seconds at the latest.
 * - `data-starting`: the loading screen shows, on the first page of a visit if that is the home page and neither reduced
 *   motion nor saving data was chosen. `data-locating`: a phone will be asked for its location, decided like
 *   canAutoLocate, so that the screen says so. Both are removed after two seconds, so that the screen does not show
 *   again on the home page.
 * - `data-unseen`: what is below the home page's first screen waits to be laid out (app/home.css), so that the first
 *   screen is painted sooner; after load it is laid out piece by piece, before a jump inside the page as a whole, and at
 *   once where a position is restored or a part of the list is asked for.
 *
 * It is compiled, and each byte of it is in every page. Decision 97 says why.
 */
import { beginsLight, type Connection, isDataSaved } from '#lib/device/light-mode';
import { MOBILE_QUERY } from '#lib/device/mobile-query';
import { PAGE_JUMP } from '#lib/device/page-jump-event';
import { PERMISSION_KEY } from '#lib/location/location-keys';
import { FILTER_PARAMETERS } from '#lib/site/filter-parameters';

const NEXT_PART = 'main :is(section,[id^=month-]):not(#home,[data-seen]),footer:not([data-seen])';

// Where storage is disabled this throws, and none of it is set.
try {
  const isHome = location.pathname === '/';
  const { dataset } = document.documentElement;
  const browser: Navigator & { connection?: Connection; deviceMemory?: number } = navigator;
  const connection = browser.connection || { effectiveType: '' };
  const chosen = localStorage.getItem('data-saver');
  if (beginsLight(chosen, connection, browser)) dataset.light = '';

  const parameters = new URLSearchParams(location.search);
  const asksForPart = FILTER_PARAMETERS.some((name) => parameters.get(name));
  if (asksForPart) {
    dataset.asks = '';
    setTimeout(() => delete dataset.asks, 10_000);
  }

  const isFirst = !sessionStorage.getItem('started');
  sessionStorage.setItem('started', '1');
  if (
    isFirst &&
    isHome &&
    !isDataSaved(chosen, connection) &&
    localStorage.getItem('motion') !== 'paused' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  ) {
    dataset.starting = '';
    if (
      matchMedia(MOBILE_QUERY).matches &&
      browser.geolocation &&
      localStorage.getItem(PERMISSION_KEY) !== 'no' &&
      !parameters.has('city')
    )
      dataset.locating = '';
    setTimeout(() => {
      delete dataset.starting;
      delete dataset.locating;
    }, 2_000);
  }

  const navigations = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isArrival = navigations.some((navigation) => navigation.type === 'navigate');
  if (isArrival && isHome && !location.hash && !asksForPart) {
    const layOutAll = () => delete dataset.unseen;
    const layOutNext = () => {
      const part = document.querySelector<HTMLElement>(NEXT_PART);
      if (part) {
        part.dataset.seen = '';
        setTimeout(layOutNext, 80);
      } else layOutAll();
    };
    dataset.unseen = '';
    addEventListener('load', () => setTimeout(layOutNext, 500));
    addEventListener(PAGE_JUMP, layOutAll);
    addEventListener(
      'click',
      (event) => {
        if ((event.target as Element).closest("a[href*='#']")) layOutAll();
      },
      true,
    );
  }
} catch {}
