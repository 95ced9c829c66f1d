import type { Locator, Page } from '@playwright/test';
import { describe, type Engine, eventually, type Tab, type Target } from './tab.ts';

function all(page: Page, target: Target): Locator {
  const from = target.in ? one(page, target.in) : page;
  if ('role' in target)
    return from.getByRole(target.role, target.name === undefined ? {} : { name: target.name });
  if ('label' in target) return from.getByLabel(target.label);
  if ('css' in target)
    return from.locator(target.css, target.text === undefined ? {} : { hasText: target.text });
  return from.getByText(target.text);
}

const one = (page: Page, target: Target) => all(page, target).filter({ visible: true }).first();

/** What a page answers that navigates just then; the same question is answered a little later. */
const isNavigating = (error: unknown) =>
  error instanceof Error && /context was destroyed|because of a navigation/.test(error.message);

/** A tab of Chromium, driven by Playwright. */
export function playwrightTab(engine: Engine, page: Page): Tab {
  return {
    engine,
    open: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    back: async () => {
      await page.goBack();
    },
    forward: async () => {
      await page.goForward();
    },
    address: async () => page.url(),
    sees: (target) => one(page, target).waitFor({ state: 'visible' }),
    loses: async (target) => {
      await eventually(`no ${describe(target)}`, async () => !(await one(page, target).isVisible()));
    },
    isVisible: (target) => one(page, target).isVisible(),
    focuses: async (target) => {
      const isFocused = () =>
        all(page, target).evaluateAll((found) => found.some((element) => element === document.activeElement));
      await eventually(`focus on ${describe(target)}`, isFocused, isNavigating);
    },
    holds: async (target, value) => {
      const hasValue = () =>
        all(page, target).evaluateAll(
          (found, wanted) => found.some((field) => 'value' in field && field.value === wanted),
          value,
        );
      await eventually(`“${value}” in ${describe(target)}`, hasValue, isNavigating);
    },
    text: (target) => one(page, target).innerText(),
    click: (target) => one(page, target).click(),
    fill: (target, value) => one(page, target).fill(value),
    choose: async (target, option) => {
      await one(page, target).selectOption({ label: option });
    },
    upload: (target, path) => all(page, target).first().setInputFiles(path),
    press: (key) => page.keyboard.press(key),
    evaluate: (work, argument) => page.evaluate(work as never, argument) as never,
    until: async (work, argument) => {
      const isTrue = async () => Boolean(await page.evaluate(work as never, argument));
      await eventually(String(work), isTrue, isNavigating);
    },
    resize: (size) => page.setViewportSize(size),
    setOffline: (isOffline) => page.context().setOffline(isOffline),
    cookies: async () => (await page.context().cookies()).map(({ name, value }) => ({ name, value })),
    screenshot: async (path) => {
      await page.screenshot({ path });
    },
    close: () => page.context().close(),
  };
}
