import { sitemap, sitemapPart } from '#lib/events/sitemap';

const site = { siteUrl: 'https://celebrations.example', perFile: 3 };
const paths = (count: number) => Array.from({ length: count }, (_, index) => `/events/event-${index + 1}`);
const addressesIn = (text = '') => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe('A sitemap', () => {
  test('is one file for as many addresses as one may have', () => {
    const text = sitemap(paths(3), site);
    expect(text).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">/,
    );
    expect(addressesIn(text)).toEqual(paths(3).map((path) => site.siteUrl + path));
    expect(sitemapPart('1.xml', paths(3), site)).toBeUndefined();
  });

  test('names its parts above that, which have each address once and in order', () => {
    const index = sitemap(paths(7), site);
    expect(index).toContain('<sitemapindex');
    const parts = addressesIn(index).map((address = '') => address.replace(`${site.siteUrl}/sitemaps/`, ''));
    expect(parts).toEqual(['1.xml', '2.xml', '3.xml']);
    const listed = parts.flatMap((part) => addressesIn(sitemapPart(part, paths(7), site)));
    expect(listed).toEqual(paths(7).map((path) => site.siteUrl + path));
  });

  test.each(['0.xml', '4.xml', '01.xml', '1', '1.xml.gz', '-1.xml', '1e0.xml', '99999.xml', '', 'a.xml'])(
    'has no part %j',
    (name) => {
      expect(sitemapPart(name, paths(7), site)).toBeUndefined();
    },
  );

  test('of fifty thousand events has no file above the limits of the protocol', () => {
    const many = Array.from({ length: 50_004 }, (_, index) => `/events/${'long-'.repeat(14)}${index}`);
    const { siteUrl } = site;
    const parts = addressesIn(sitemap(many, { siteUrl })).map((address = '') => address.split('/').at(-1));
    for (const part of parts) {
      const text = sitemapPart(part ?? '', many, { siteUrl });
      expect(addressesIn(text).length).toBeLessThanOrEqual(50_000);
      expect(Buffer.byteLength(text ?? '')).toBeLessThan(50 * 1024 * 1024);
    }
    expect(parts.length).toBeGreaterThan(1);
  });

  test('escapes what an address may have and XML may not', () => {
    expect(sitemap(['/?a=1&b=<'], site)).toContain('/?a=1&amp;b=&lt;');
  });
});
