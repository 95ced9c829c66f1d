import { nextTick } from 'node:process';

const PARTS = `
  <style data-href="/a.css" data-precedence="next"></style>
  <style data-href="/b.css" data-precedence="next"></style>
  <style data-href="/print.css" media="print"></style>`;

/** The module as a new document has it, with this head. */
async function withHead(html: string) {
  jest.resetModules();
  document.head.innerHTML = html;
  return import('#lib/device/whole-styles.browser');
}
const links = () => [...document.querySelectorAll('link')];
const inHead = () =>
  [...document.head.children].map((node) => `${node.localName} ${node.getAttribute('href')}`);
const end = (event: 'load' | 'error') => {
  for (const link of links()) link.dispatchEvent(new Event(event));
};
const turn = () => new Promise<void>((resolve) => nextTick(resolve));

test('the whole of each sheet comes right behind its rules in the page, so that their order stays', async () => {
  const { loadWholeStyles } = await withHead(PARTS);
  loadWholeStyles();
  expect(inHead()).toEqual([
    'style null',
    'link /a.css',
    'style null',
    'link /b.css',
    'style null',
    'link /print.css',
  ]);
  expect(links().map(({ rel, media, dataset }) => [rel, media, dataset.precedence])).toEqual([
    ['stylesheet', '', 'next'],
    ['stylesheet', '', 'next'],
    ['stylesheet', 'print', undefined],
  ]);
});

test('a page that has whole sheets has nothing to wait for', async () => {
  const { wholeStyles } = await withHead('<link rel="stylesheet" href="/a.css" />');
  expect(wholeStyles()).toBeUndefined();
  expect(links()).toHaveLength(1);
});

test('who waits for the sheets waits until all of them are there, once for all', async () => {
  const { loadWholeStyles, wholeStyles } = await withHead(PARTS);
  loadWholeStyles();
  const waiting = wholeStyles();
  let isOver = false;
  void waiting?.then(() => {
    isOver = true;
  });
  links()[0]?.dispatchEvent(new Event('load'));
  await turn();
  expect(isOver).toBe(false);
  end('load');
  await waiting;
  expect(wholeStyles()).toBe(waiting);
  loadWholeStyles();
  expect(links()).toHaveLength(3);
});

test('a sheet that another part has loaded meanwhile is not loaded again', async () => {
  const { loadWholeStyles } = await withHead(`${PARTS}<link rel="stylesheet" href="/b.css" />`);
  loadWholeStyles();
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/a.css', '/print.css', '/b.css']);
});

test('without a connection nobody waits for ever, and the next navigation tries again', async () => {
  const { loadWholeStyles, wholeStyles } = await withHead(PARTS);
  const waiting = wholeStyles();
  end('error');
  await waiting;
  expect(links()).toEqual([]);
  expect(wholeStyles()).toBe(waiting);
  loadWholeStyles();
  expect(links()).toHaveLength(3);
  end('load');
  await wholeStyles();
});
