import type { Page } from '@playwright/test';
import { now } from '../moment/moment.ts';

/**
 * Sets the clock of a page's device to another instant (milliseconds since 1970), from which it runs on. Unlike Playwright's
 * `page.clock`, which hides from a page when and how it arrived, and with it the time that its server states.
 */
export const setDeviceClock = (page: Page, at: number) =>
  page.addInitScript((shift) => {
    const { Date: Machine } = window;
    const shifted = () => Machine.now() + shift;
    window.Date = new Proxy(Machine, {
      construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [shifted()]),
      get: (target, name) => (name === 'now' ? shifted : Reflect.get(target, name)),
    });
  }, at - now());
