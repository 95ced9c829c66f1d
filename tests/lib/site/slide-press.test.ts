import { opensOnPress, slideTarget } from '#lib/site/slide-press';

const url = 'https://example.bz/';

test.each([
  ['a slide with a url opens it', { url }, 'visit'],
  ['a slide with no url opens advertiser signup', {}, 'sign-up'],
  ['an empty url is no url', { url: '' }, 'sign-up'],
])('a press on the carousel: %s', (_, slide, lead) => {
  expect(slideTarget(slide)).toBe(lead);
});

test.each([
  ['a mouse opens a url at once', { lead: 'visit', isTouch: false }, true],
  ['a first tap opens no url', { lead: 'visit', isTouch: true }, false],
  ['a second tap at once opens it', { lead: 'visit', isTouch: true, sinceLastTap: 0 }, true],
  ['a second tap within 500 ms opens it', { lead: 'visit', isTouch: true, sinceLastTap: 500 }, true],
  ['a second tap after 500 ms is a first tap', { lead: 'visit', isTouch: true, sinceLastTap: 501 }, false],
  ['a mouse opens advertiser signup', { lead: 'sign-up', isTouch: false }, true],
  ['a single tap opens advertiser signup', { lead: 'sign-up', isTouch: true }, true],
] as const)('a press on the carousel: %s', (_, press, opens) => {
  expect(opensOnPress(press)).toBe(opens);
});
