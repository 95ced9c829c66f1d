import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type * as InPage from './find-in-page.ts';
import type { TargetInJson, WordsInJson } from './find-in-page.ts';
import { describe, type Engine, eventually, type Tab, type Target, type Words } from './tab.ts';
import { type ElementReference, type Session, WebDriverError } from './web-driver.ts';

/** What a page that still moves or renders answers a command with; the same command succeeds a little later. */
const PASSING: ReadonlySet<string> = new Set([
  'element click intercepted',
  'element not interactable',
  // A page that is being left, in Firefox.
  'javascript error',
  'move target out of bounds',
  'no such element',
  'stale element reference',
  // WebKit's answer to a click while the page changes its theme.
  'unknown error',
]);
/** Keys without a letter, as WebDriver writes them (§17.4.2). */
const KEYS: Record<string, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Backspace: '\uE003',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Sets the value of a field as the browser does: React replaces the setter of its fields. */
const SET_VALUE = `
  const [field, value] = arguments;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
`;

/**
 * Scrolls to what is outside the screen or covered, by the header for example. WebKit does not do so by itself to what
 * has no layout before it is near (content-visibility), nor smoothly.
 */
const SHOW = `
  const [element] = arguments;
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!found || !(element.contains(found) || found.contains(element)))
    element.scrollIntoView({ behavior: 'instant', block: 'center' });
`;

/**
 * Whether something stays where it is: a driver clicks at the place that it had when it was asked. The second frame is
 * the first to show a scrolling that the page has begun in the first.
 */
const RESTS = `
  const [element, done] = arguments;
  const place = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height].join();
  };
  const before = place();
  const moves = (it) => it.playState === 'running' && Number.isFinite(it.effect.getComputedTiming().endTime);
  for (let it = element; it; it = it.parentElement) if (it.getAnimations().some(moves)) return done(false);
  requestAnimationFrame(() => requestAnimationFrame(() => done(place() === before)));
`;

let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./find-in-page.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'findInPage',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

function wordsInJson(words: Words | undefined): WordsInJson | undefined {
  if (words === undefined) return undefined;
  const { source, flags } = typeof words === 'string' ? new RegExp(RegExp.escape(words), 'i') : words;
  return { source, flags };
}

function inJson(target: Target): TargetInJson {
  const { name, label, text, ...rest } = { name: undefined, label: undefined, text: undefined, ...target };
  return {
    ...rest,
    in: target.in && inJson(target.in),
    name: wordsInJson(name),
    label: wordsInJson(label),
    text: wordsInJson(text),
  };
}

const isPassing = (error: unknown) => error instanceof WebDriverError && PASSING.has(error.code);

/** A tab of a browser that speaks WebDriver; `close` closes it with its cookies and storage. */
export async function drivenTab(
  engine: Engine,
  session: Session,
  { close, setOffline }: Pick<Tab, 'close' | 'setOffline'>,
): Promise<Tab> {
  bundled ??= bundle();
  const finder = await bundled;

  /** Calls a function of find-in-page.ts in the page. */
  async function call(name: keyof typeof InPage, ...args: unknown[]): Promise<unknown> {
    const script = `return window.findInPage ? [window.findInPage.${name}(...arguments)] : null`;
    let answer = await session.execute(script, args);
    // Each document needs the finder once.
    if (answer === null) {
      await session.execute(`${finder};window.findInPage = findInPage`, []);
      answer = await session.execute(script, args);
    }
    return (answer as [unknown] | null)?.[0];
  }

  async function find(target: Target, visible = true): Promise<ElementReference | undefined> {
    return ((await call('first', inJson(target), visible)) as ElementReference | null) ?? undefined;
  }

  /** Does something with the target as soon as it is there and can be used. */
  const act = <Answer>(
    target: Target,
    work: (element: ElementReference) => Promise<Answer>,
    visible?: boolean,
  ): Promise<Answer> =>
    eventually(
      describe(target),
      async () => {
        const element = await find(target, visible);
        return element && [await work(element)];
      },
      isPassing,
    ).then(([answer]) => answer as Answer);

  async function evaluate<Answer>(work: (argument: never) => unknown, argument: unknown): Promise<Answer> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${work})(arguments[0])).then(
        (value) => done({ value }),
        (error) => done({ error: String(error) }),
      );`;
    const { value, error } = (await session.executeAsync(script, [argument ?? null])) as {
      value: Answer;
      error?: string;
    };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  const isVisible = async (target: Target) => Boolean(await find(target));

  return {
    engine,
    open: async (address) => {
      await session.navigateTo(address);
    },
    reload: async () => {
      await session.refresh();
    },
    back: async () => {
      await session.back();
    },
    forward: async () => {
      await session.forward();
    },
    address: session.currentUrl,
    sees: async (target) => {
      await act(target, async () => true);
    },
    loses: async (target) => {
      await eventually(`no ${describe(target)}`, async () => !(await isVisible(target)), isPassing);
    },
    isVisible,
    focuses: async (target) => {
      const hasFocus = async () => Boolean(await call('hasFocus', inJson(target)));
      await eventually(`focus on ${describe(target)}`, hasFocus, isPassing);
    },
    holds: async (target, value) => {
      const hasValue = async () => Boolean(await call('hasValue', inJson(target), value));
      await eventually(`“${value}” in ${describe(target)}`, hasValue, isPassing);
    },
    text: (target) =>
      act(target, async (element) =>
        String(await session.execute('return arguments[0].innerText', [element])),
      ),
    click: async (target) => {
      await act(target, async (element) => {
        await session.execute(SHOW, [element]);
        if (!(await session.executeAsync(RESTS, [element])))
          throw new WebDriverError('element not interactable', `${describe(target)} moves`);
        await session.click(element);
      });
    },
    fill: async (target, value) => {
      await act(target, async (element) => {
        const type = await session.execute('return arguments[0].type', [element]);
        // Typing into the parts of a date or a time depends on the language of the machine.
        const isTyped = type !== 'date' && type !== 'time';
        await session.execute(SHOW, [element]);
        await session.execute(SET_VALUE, [element, isTyped ? '' : value]);
        if (isTyped) await session.sendKeys(element, value);
      });
    },
    choose: async (target, option) => {
      await act(target, async (element) => {
        const chosen = await session.execute(
          'return [...arguments[0].options].find(({ label }) => label === arguments[1])?.value',
          [element, option],
        );
        if (typeof chosen !== 'string') throw new WebDriverError('no such element', option);
        await session.execute(SET_VALUE, [element, chosen]);
      });
    },
    upload: async (target, path) => {
      await act(target, (element) => session.sendKeys(element, resolve(path)), false);
    },
    press: async (key) => {
      await session.pressKey(KEYS[key] ?? key);
    },
    evaluate: (work, argument) => evaluate(work as never, argument),
    until: async (work, argument) => {
      const isTrue = async () => Boolean(await evaluate(work as never, argument));
      await eventually(String(work), isTrue, isPassing);
    },
    resize: async ({ width, height }) => {
      // What the window adds around the page.
      const [right, below] = (await session.execute(
        'return [window.outerWidth - window.innerWidth, window.outerHeight - window.innerHeight]',
        [],
      )) as [number, number];
      await session.setWindowSize(width + right, height + below);
    },
    cookies: async () => (await session.cookies()).map(({ name, value }) => ({ name, value })),
    screenshot: async (path) => {
      await writeFile(path, Buffer.from(await session.takeScreenshot(), 'base64'));
    },
    ...(setOffline && { setOffline }),
    close,
  };
}
