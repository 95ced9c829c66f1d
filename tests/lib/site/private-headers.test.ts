import { expect, test } from '@jest/globals';
import { privateHeaderRules } from '#lib/site/private-headers';

type Rule = { source: string; headers: { key: string; value: string }[] };

const namesAndValues = ({ headers }: Rule) => headers.map(({ key, value }) => `${key}: ${value}`);

test('private pages are for no search engine and no cache, and their addresses for no other site', () => {
  const rules = privateHeaderRules({ '/status': 'link', '/moderate': 'moderation', '/api': 'api' });
  const forAll = ['X-Robots-Tag: noindex, nofollow, noarchive', 'Cache-Control: private, no-store'];
  expect(rules.map((rule) => [rule.source, namesAndValues(rule)])).toEqual([
    ['/status/:path*', [...forAll, 'Referrer-Policy: no-referrer']],
    ['/moderate/:path*', [...forAll, 'Referrer-Policy: same-origin']],
  ]);
});

test('the build has these rules below the one for all documents, whose referrer policy they replace', async () => {
  const { config } = (await import('../../../next.config.mjs')) as unknown as {
    config: { headers: () => Promise<Rule[]> };
  };
  const rules = await config.headers();
  const documents = rules.findIndex(({ source }) => source === '/((?!_next/static/|images/|styles/).*)');
  expect(documents).toBeGreaterThanOrEqual(0);
  expect(rules.slice(documents + 1)).toEqual(expect.arrayContaining(privateHeaderRules()));
});
