import { test as base, expect } from '@playwright/test';

export * from '@playwright/test';

/** Runs in the page before its scripts: the site sees a strong device, whatever machine the journeys run on. */
export function beStrong() {
  const tell = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { get: () => value, configurable: true });
  tell('hardwareConcurrency', 8);
  tell('deviceMemory', 8);
  tell('connection', Object.assign(new EventTarget(), { saveData: false, effectiveType: '4g' }));
  const battery = Object.assign(new EventTarget(), { level: 1, charging: true });
  tell('getBattery', () => Promise.resolve(battery));
}

/**
 * Playwright's `test` on a strong device. A machine with two cores is a low-end device by the specification, and
 * would show no motion. Every journey fails when a page violates its own content security policy.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    const refused: string[] = [];
    context.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    await context.addInitScript(beStrong);
    await use(context);
    expect(refused).toEqual([]);
  },
});
