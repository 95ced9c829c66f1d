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
