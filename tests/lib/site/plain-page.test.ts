import { expect, test } from '@jest/globals';
import { plainPage } from '#lib/site/plain-page';
import { invalidLinkPage } from '#lib/submissions/private-page/invalid-link-page';

const PAGE = {
  status: 410,
  title: 'Gone & over',
  sentence: 'It is <gone>.',
  link: { href: '/a?b&c', label: 'All' },
};
const HOME = '<header><a href="/">Belize Celebrations</a></header>';

test('a plain page has its sentence, its way on, and the site’s name that leads home', async () => {
  const response = plainPage(PAGE);
  expect(response.status).toBe(410);
  const html = await response.text();
  for (const part of [
    '<title>Gone &amp; over | Belize Celebrations</title>',
    HOME,
    '<h1>Gone &amp; over</h1>',
    '<p>It is &lt;gone&gt;.</p>',
    '<a href="/a?b&amp;c">All</a>',
  ])
    expect(html).toContain(part);
});

test.each(['/status', '/results'])(
  'the page of a link of %s that does not open leads home, without a script',
  async (path) => {
    const response = invalidLinkPage(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain(HOME);
    expect(html).not.toMatch(/<script|\son\w+=/i);
  },
);
