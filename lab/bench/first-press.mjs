// Milliseconds from a press to its visible answer, on a page that nobody has touched since it was loaded with an empty
// cache, and of the same press once more.
import { setTimeout as pause } from 'node:timers/promises';
import { median, spread } from '../harness/statistics.mjs';
import { openPhonePage } from './phone-page.mjs';

const MS_PER_SECOND = 1_000;
/** From a scroll to the press, as a hand needs it. */
const HAND_MS = 500;
/** From the end of an answer to the next press. */
const APART_MS = 1_500;
const ANSWER_MS = 30_000;
const ESCAPE = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 };

/** A button, and a link that its answer shows. */
const MENU = {
  button: { selector: 'header button, header summary', name: 'Menu' },
  answer: { selector: '[role="dialog"] a, dialog a' },
};
const PRESSES = {
  event: {
    share: {
      button: { selector: 'article button, article summary', name: 'Share' },
      answer: { selector: 'a', name: 'WhatsApp' },
    },
    menu: MENU,
  },
  home: { menu: MENU },
  'things-to-do': { menu: MENU },
};

/** Runs in the page before its scripts: how something visible is found, by its name where that is given. */
function prepare() {
  globalThis.seen = ({ selector, name }) =>
    [...document.querySelectorAll(selector)].find(
      (one) =>
        (name === undefined || (one.getAttribute('aria-label') ?? one.textContent).trim() === name) &&
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
}

/** Runs in the page: where a button is in the window, to which it is scrolled if need be; undefined without one. */
function placeOf(button) {
  const found = seen(button);
  if (!found) return undefined;
  const { top, bottom } = found.getBoundingClientRect();
  const isInView = top >= 0 && bottom <= innerHeight;
  if (!isInView) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the page: `answered` resolves to the milliseconds from the next press to the frame that shows its answer. */
function watchAnswer(answer) {
  globalThis.answered = new Promise((resolve) => {
    const begin = ({ timeStamp }) => {
      const look = () => {
        if (!seen(answer)) requestAnimationFrame(look);
        // A frame is drawn before the next task.
        else setTimeout(() => resolve(performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    };
    addEventListener('pointerdown', begin, { capture: true, once: true });
  });
}

const isGone = (answer) => !seen(answer);
const readAnswer = () => globalThis.answered;

/** Rejects when something takes too long. */
const within = (ms, what, promise) =>
  Promise.race([
    promise,
    pause(ms, undefined, { ref: false }).then(() => {
      throw new Error(`${what} did not come.`);
    }),
  ]);

async function press(page, { button, answer }) {
  if (!(await page.evaluate(placeOf, button))) throw new Error('There is no such button.');
  await pause(HAND_MS);
  const place = await page.evaluate(placeOf, button);
  await page.evaluate(watchAnswer, answer);
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return within(ANSWER_MS, 'The answer', page.evaluate(readAnswer));
}

async function closeAnswer(page, answer) {
  await page.send('Input.dispatchKeyEvent', { type: 'keyDown', ...ESCAPE });
  await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...ESCAPE });
  await pause(APART_MS);
  if (!(await page.evaluate(isGone, answer))) throw new Error('The first answer does not go away.');
}

/** Milliseconds of the first and the second press; Infinity, and why, for one without its answer. */
async function pressTwice(devtools, url, kind, { theme, watched }) {
  const page = await openPhonePage(devtools, theme);
  const found = { first: Number.POSITIVE_INFINITY, second: Number.POSITIVE_INFINITY };
  try {
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${prepare})()` });
    await page.load(url);
    await pause(watched * MS_PER_SECOND);
    found.first = await press(page, kind);
    await closeAnswer(page, kind.answer);
    found.second = await press(page, kind);
  } catch (error) {
    console.log(`No answer (${kind.button.name}): ${error.message}`);
  } finally {
    await page.close();
  }
  return found;
}

/**
 * Presses on each of these pages several times in turn, each time in a visit of its own, and prints the milliseconds.
 * @param {Record<string, { name: string, path: string }>} pages By key.
 */
export async function comparePresses(devtools, url, pages, { presses, theme, watched }) {
  const kinds = Object.entries(pages).flatMap(([key, { name, path }]) =>
    Object.entries(PRESSES[key]).map(([kind, press]) => ({
      name: `${name}: ${kind}`,
      path,
      press,
      found: [],
    })),
  );
  for (let time = 0; time < presses; time += 1)
    for (const { path, press, found } of kinds)
      found.push(await pressTwice(devtools, url + path, press, { theme, watched }));
  const rows = kinds.map(({ name, found }) => {
    const [first, second] = ['first', 'second'].map((which) => found.map((one) => one[which]));
    const columns = {
      'first ms': Math.round(median(first)),
      'min–max': spread(first),
      'second ms': Math.round(median(second)),
      'min–max ': spread(second),
    };
    return [name, columns];
  });
  console.log(
    `\nFirst press on an untouched page ${watched} s after it has loaded, and the second, ms to the answer`,
  );
  console.table(Object.fromEntries(rows));
}
