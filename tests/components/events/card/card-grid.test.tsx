import { render } from '@testing-library/react';
import { CardGrid } from '#components/events/card/card-grid';
import { someSummary } from '../../../support/events/some-event.ts';

test('neighbours in a grid never show the same image', () => {
  const image = '/images/events/regatta.webp';
  const events = ['a', 'b', 'c'].map((id) => someSummary({ id, category: 'sports', image }));
  const { container } = render(<CardGrid events={events} today="2026-11-19" />);
  const shown = [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  expect(shown).toEqual([
    '/images/events/regatta-640.webp',
    expect.stringMatching(/^\/images\/categories\/sports/),
    '/images/events/regatta-640.webp',
  ]);
});

test('on a phone all cards are small but the first that is not over', () => {
  const now = Date.parse('2026-11-19T20:00:00-06:00');
  const events = [
    someSummary({ id: 'walk', date: '2026-11-19', time: '5 AM - 7 AM' }),
    someSummary({ id: 'drums', date: '2026-11-19', time: '9 PM' }),
    someSummary({ id: 'fair', date: '2026-11-20' }),
  ];
  const { container } = render(<CardGrid events={events} today="2026-11-19" now={now} lead />);
  const large = [...container.querySelectorAll('a:not([data-small])')];
  expect(large.map((card) => card.getAttribute('href'))).toEqual(['/events/drums']);
});

test('a small card has a small picture on a phone', () => {
  const image = '/images/events/regatta.webp';
  const { container } = render(<CardGrid events={[someSummary({ image })]} today="2026-11-19" />);
  const sources = [...container.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset]);
  expect(sources).toEqual([
    ['(width < 48rem)', '/images/events/regatta-320.avif'],
    ['', '/images/events/regatta-640.avif'],
  ]);
});
