import { expect } from '@playwright/test';
import { addDays, monthOf } from '#lib/time/calendar-day';
import { formatDayAndMonth, formatMonth } from '#lib/time/format-day';
import { eventOf, FULL_MONTH } from '../../moment/sheet.ts';
import { PHONE } from '../views.ts';
import {
  BANNER,
  button,
  heading,
  isAt,
  type Journey,
  LIST,
  LOBSTER,
  link,
  MAIN,
  NIGHT,
  openHydrated,
  PARADE,
  SEARCH,
  type Trip,
} from './journey.ts';

/** Pages as wide as their lists, tables and forms make them. */
const WIDEST = ['/', `${LIST}?month=${monthOf(FULL_MONTH)}`, PARADE.path, '/submit-event'];
const HEADER_PX = 96;

/** The label of an option, which has the number of events in it. */
const optionLabel = ({ tab }: Trip, wanted: string) =>
  tab.evaluate(
    (value) =>
      [...document.querySelectorAll('option')].find((option) => option.value === value)?.label ?? value,
    wanted,
  );

/** The page's background colour, as it is computed. */
const background = ({ tab }: Trip) => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Journeys through the guide and its lists. */
export const BROWSING: readonly Journey[] = [
  {
    title:
      'typed words, a category and a place narrow the list; a reload keeps them, and Back undoes one after the other',
    make: async (trip) => {
      const { tab } = trip;
      const { title: inDangriga } = eventOf('dangrigaParade');
      const { title: elsewhere } = eventOf('corozalParade');
      await openHydrated(trip, LIST);
      await tab.sees(link(NIGHT.title));
      await tab.fill(SEARCH, 'lobsterfest');
      await tab.loses(link(NIGHT.title));
      await tab.sees(link(LOBSTER.title));
      await isAt(trip, `${LIST}?q=lobsterfest`);
      await tab.reload();
      await tab.holds(SEARCH, 'lobsterfest');
      await tab.loses(link(NIGHT.title));
      await tab.sees(link(LOBSTER.title));
      await openHydrated(trip, LIST);
      await tab.click(button('Kind', MAIN));
      await tab.click({ text: /^Parade/, in: { role: 'group', name: 'Category' } });
      await isAt(trip, `${LIST}?category=parade`);
      await tab.loses(link(NIGHT.title));
      await tab.sees(link(elsewhere));
      const place: Parameters<typeof tab.choose>[0] = { role: 'combobox', name: 'Place', in: MAIN };
      await tab.choose(place, await optionLabel(trip, 'dangriga'));
      await isAt(trip, `${LIST}?category=parade&city=dangriga`);
      await tab.sees(link(inDangriga));
      await tab.loses(link(elsewhere));
      await tab.back();
      await isAt(trip, `${LIST}?category=parade`);
      await tab.holds(place, '');
      await tab.back();
      await isAt(trip, LIST);
      await tab.sees(link(NIGHT.title));
    },
  },
  {
    title: 'an event opens as a dialog over the list, and Back, Forward, Escape and Close mind the list',
    isForEachChange: true,
    make: async (trip) => {
      const { tab } = trip;
      const dialog = { role: 'dialog', name: NIGHT.title } as const;
      const list = `${LIST}?q=noche`;
      await openHydrated(trip, list);
      await tab.click(link(NIGHT.title));
      await tab.sees(dialog);
      await isAt(trip, `${NIGHT.path}?q=noche`);
      await tab.focuses(heading(NIGHT.title, dialog));
      await tab.back();
      await tab.loses(dialog);
      await isAt(trip, list);
      await tab.forward();
      await tab.sees(dialog);
      await tab.press('Escape');
      await tab.loses(dialog);
      await isAt(trip, list);
      await tab.click(link(NIGHT.title));
      await tab.click(button('Close', dialog));
      await tab.loses(dialog);
      await isAt(trip, list);
      await tab.focuses(link(NIGHT.title));
      await tab.holds(SEARCH, 'noche');
    },
  },
  {
    title: 'the month view shows the events of the day that is chosen, and Back leads to the month before',
    make: async (trip) => {
      const { tab } = trip;
      const month = monthOf(NIGHT.day);
      const next = monthOf(addDays(`${month}-01`, 31));
      await openHydrated(trip, `${LIST}?month=${month}`);
      await tab.sees({ role: 'table' });
      await tab.click(button(new RegExp(`^${formatDayAndMonth(NIGHT.day)},`)));
      await tab.sees(link(NIGHT.title));
      await tab.click(button('Next month'));
      await isAt(trip, `${LIST}?month=${next}`);
      await tab.sees(heading(new RegExp(`^${formatMonth(next)}`)));
      await tab.back();
      await isAt(trip, `${LIST}?month=${month}`);
      await tab.sees(heading(new RegExp(`^${formatMonth(month)}`)));
    },
  },
  {
    title: 'a menu item scrolls its section below the header and gives its heading the focus',
    make: async (trip) => {
      const { tab } = trip;
      await openHydrated(trip, LIST);
      await tab.click(link('Our Mission', { role: 'navigation', name: 'Main' }));
      await isAt(trip, '/#mission');
      await tab.until((least) => {
        const { top = 0 } = document.getElementById('mission')?.getBoundingClientRect() ?? {};
        return top >= least && top < window.innerHeight / 2;
      }, HEADER_PX);
      await tab.focuses(heading('Our Mission'));
    },
  },
  {
    title: 'no page is wider than a phone',
    size: PHONE,
    make: async ({ tab, proxy }) => {
      const wide: string[] = [];
      for (const path of WIDEST) {
        await tab.open(proxy.url + path);
        await tab.sees({ css: 'main h1' });
        const fits = await tab.evaluate(
          () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        );
        if (!fits) wide.push(path);
      }
      expect(wide).toEqual([]);
    },
  },
  {
    title:
      'the keyboard alone reaches the content and the days of the weather, and a chosen theme is kept on the next page',
    make: async (trip) => {
      const { tab } = trip;
      await openHydrated(trip, LIST);
      await tab.press('Tab');
      await tab.focuses({ role: 'link', name: 'Skip to content' });
      await tab.press('Enter');
      await tab.focuses(MAIN);
      await tab.click(button(/^Weather/, BANNER));
      await tab.click({ role: 'tab', name: 'Current', in: BANNER });
      await tab.press('ArrowRight');
      await tab.focuses({ role: 'tab', name: '5-Day', in: BANNER });
      await tab.sees({ role: 'tabpanel', name: '5-Day' });
      await tab.press('Escape');
      await tab.loses({ role: 'tabpanel', name: '5-Day' });
      await tab.focuses(button(/^Weather/, BANNER));

      const before = await background(trip);
      await tab.click(button('Dark mode', BANNER));
      await tab.until((former) => getComputedStyle(document.body).backgroundColor !== former, before);
      const chosen = await background(trip);
      await openHydrated(trip, PARADE.path);
      await tab.until((color) => getComputedStyle(document.body).backgroundColor === color, chosen);
      await tab.click(button('Dark mode', BANNER));
      await tab.until((color) => getComputedStyle(document.body).backgroundColor === color, before);
    },
  },
];
