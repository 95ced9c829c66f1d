import type { Page } from '@playwright/test';

/** The engines of the browsers that visitors use: Chrome and Edge, Firefox, Safari. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

type Role = Parameters<Page['getByRole']>[0];
/** Words to find: a string is found as a part and in any case, as Playwright does. */
export type Words = string | RegExp;

/** What a visitor looks for in a page: the first visible element that matches, within `in` where it is given. */
export type Target = { in?: Target } & (
  | { role: Role; name?: Words }
  | { label: Words }
  | { text: Words }
  | { css: string; text?: Words }
);

export type Size = { width: number; height: number };

/**
 * A tab of one of the browsers, as a visitor uses it, so that one journey can be made in all of them. Every step waits
 * up to 30 seconds for what it needs, and throws then. Decision 61 says why Playwright does not drive all of them.
 */
export type Tab = {
  readonly engine: Engine;
  /** Opens an address and waits until the page has loaded. */
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** The browser's Back button. */
  back: () => Promise<void>;
  /** The browser's Forward button. */
  forward: () => Promise<void>;
  address: () => Promise<string>;

  /** Waits until the target is visible. */
  sees: (target: Target) => Promise<void>;
  /** Waits until no such element is visible. */
  loses: (target: Target) => Promise<void>;
  isVisible: (target: Target) => Promise<boolean>;
  /** Waits until the target has the focus. */
  focuses: (target: Target) => Promise<void>;
  /** Waits until a field has this value; dates and times as HTML writes them. */
  holds: (target: Target, value: string) => Promise<void>;
  /** Its text as it is rendered. */
  text: (target: Target) => Promise<string>;
  click: (target: Target) => Promise<void>;
  /** Replaces the value of a field; dates and times as HTML writes them, yyyy-mm-dd and hh:mm. */
  fill: (target: Target, value: string) => Promise<void>;
  /** Chooses an option of a select by its whole label. */
  choose: (target: Target, option: string) => Promise<void>;
  /** Puts a file into a file field, which may be invisible. */
  upload: (target: Target, path: string) => Promise<void>;
  /** Presses a key by the name it has in KeyboardEvent.key: 'Enter', 'Escape', 'ArrowRight', 'a'. */
  press: (key: string) => Promise<void>;

  /**
   * Runs a function in the page. It sees its argument alone: both it and its result are copied. In Firefox what
   * JavaScript itself brings (String, Map) is another one than the page's, which is at `window`.
   */
  evaluate: <Answer, Argument = undefined>(
    work: (argument: Argument) => Answer | Promise<Answer>,
    argument?: Argument,
  ) => Promise<Answer>;
  /** Waits until a function in the page returns something true. */
  until: <Argument = undefined>(work: (argument: Argument) => unknown, argument?: Argument) => Promise<void>;

  /** Pixels of the page's own area. WebKitGTK's window is never narrower than 447 pixels. */
  resize: (size: Size) => Promise<void>;
  /** Takes the network from the whole browser, or gives it back; absent in WebKit, whose driver cannot. */
  setOffline?: (isOffline: boolean) => Promise<void>;
  cookies: () => Promise<{ name: string; value: string }[]>;
  /** A PNG of the page's visible part. */
  screenshot: (path: string) => Promise<void>;
  /** Closes the tab and forgets its cookies and storage. */
  close: () => Promise<void>;
};

/** Milliseconds in which a step has to succeed. */
export const STEP_MS = 30_000;
const LOOK_EVERY_MS = 50;

/**
 * Repeats `work` until it resolves to something other than undefined and false; throws after 30 seconds. An error for
 * which `isPassing` is true counts as undefined.
 */
export async function eventually<Answer>(
  what: string,
  work: () => Promise<Answer | undefined | false>,
  isPassing: (error: unknown) => boolean = () => false,
): Promise<Answer> {
  const deadline = performance.now() + STEP_MS;
  for (;;) {
    let cause: unknown;
    try {
      const answer = await work();
      if (answer !== undefined && answer !== false) return answer;
    } catch (error) {
      if (!isPassing(error)) throw error;
      cause = error;
    }
    if (performance.now() > deadline) throw new Error(`Not within ${STEP_MS / 1000} s: ${what}`, { cause });
    await new Promise((next) => setTimeout(next, LOOK_EVERY_MS));
  }
}

/** A target in words, for errors. */
export function describe(target: Target): string {
  const { in: container, ...rest } = target;
  const words = Object.entries(rest)
    .map(([key, value]) => `${key} ${value instanceof RegExp ? value : JSON.stringify(value)}`)
    .join(', ');
  return container ? `${words} in (${describe(container)})` : words;
}
