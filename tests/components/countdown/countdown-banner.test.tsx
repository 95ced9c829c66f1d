import { render, screen } from '@testing-library/react';
import { CountdownBanner } from '#components/countdown/countdown-banner';
import { holidayOn } from '#lib/time/next-holiday';
import { preferMotion } from '../../support/jsdom/motion.ts';

// A page whose code has come; LaterPart has tests of its own.
jest.mock('#components/countdown/countdown-figures-part', () => ({
  CountdownFiguresPart: jest.requireActual('#components/countdown/countdown-figures').CountdownFigures,
}));

const EVE = Date.parse('2026-11-19T05:59:59Z');
const DAY = Date.parse('2026-11-19T06:00:00Z');

function show(date: string, now: number) {
  jest.useFakeTimers({ now });
  return render(<CountdownBanner holiday={holidayOn(date)} now={now} />);
}

beforeEach(() => preferMotion(true));
afterEach(() => jest.useRealTimers());

test('the countdown has the holiday’s name, its drawing and a label like ‘Nov 19, 2026’', () => {
  const { container } = show('2026-11-19', EVE);
  expect(screen.getByRole('heading', { name: 'Garifuna Settlement Day' })).toBeVisible();
  expect(screen.getByText('Nov 19, 2026')).toHaveAttribute('datetime', '2026-11-19');
  expect(container.querySelector('img')).toHaveAttribute(
    'src',
    '/images/spots/holiday-garifuna-settlement-day.svg',
  );
  expect(screen.queryByText(/it is today/)).not.toBeInTheDocument();
});

test('on the holiday itself the countdown says that it is today', () => {
  show('2026-11-19', DAY);
  expect(screen.getByText(/it is today/)).toBeVisible();
});

test('a pinned day that is no holiday has a drawing too', () => {
  const { container } = show('2026-06-06', EVE);
  expect(container.querySelector('img')).toHaveAttribute('src', '/images/spots/holiday-pinned.svg');
});
