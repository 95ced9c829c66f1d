import type { Page } from '@playwright/test';

type Weakness = {
  saveData?: boolean;
  effectiveType?: string;
  cores?: number;
  battery?: { level: number; charging: boolean };
};

/** Has the site see a device with these weaknesses from the next page on; everything else stays strong. */
export const beWeak = (page: Page, weakness: Weakness) =>
  page.addInitScript(({ saveData = false, effectiveType = '4g', cores = 8, battery }) => {
    const tell = (name: string, value: unknown) =>
      Object.defineProperty(navigator, name, { get: () => value, configurable: true });
    tell('connection', Object.assign(new EventTarget(), { saveData, effectiveType }));
    tell('hardwareConcurrency', cores);
    if (battery) tell('getBattery', () => Promise.resolve(Object.assign(new EventTarget(), battery)));
  }, weakness);
