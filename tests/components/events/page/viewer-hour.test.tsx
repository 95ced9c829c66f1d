import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ViewerHour } from '#components/events/page/viewer-hour';

/** Half past three in the afternoon by the clocks of this device, wherever it is. */
const STARTS = new Date(2026, 10, 20, 15, 30).getTime();
/** Minutes by which this device is ahead of UTC. */
const HERE = -new Date(STARTS).getTimezoneOffset();

const show = (hoursAhead: number, starts = STARTS) =>
  render(<ViewerHour starts={starts} offset={HERE + hoursAhead * 60} zone="Belize time" />);

describe('below the hour of an event', () => {
  test('the viewer’s own is said where their clocks differ', () => {
    show(2);
    expect(screen.getByText('Belize time, 3:30 PM for you')).toBeVisible();
  });

  test.each([
    ['already the next day', -9, new Date(2026, 10, 21, 0, 0).getTime(), 'Belize time, Sat 12 AM for you'],
    [
      'still the day before',
      12,
      new Date(2026, 10, 20, 12, 5).getTime(),
      'Belize time, Fri 12:05 PM for you',
    ],
  ])('the day is said too where it is %s', (_, ahead, starts, words) => {
    show(ahead, starts);
    expect(screen.getByText(words)).toBeVisible();
  });

  test('that of a later day with another hour is said too', () => {
    const sunday = new Date(2026, 10, 22, 19, 0).getTime();
    render(
      <ViewerHour
        starts={STARTS}
        offset={HERE + 120}
        others={[{ starts: sunday, offset: HERE + 120 }]}
        zone="Belize time"
      />,
    );
    expect(screen.getByText('Belize time, 3:30 PM (Sun 22: 7 PM) for you')).toBeVisible();
  });

  test('nothing is said where the clocks are the same', () => {
    expect(show(0).container).toBeEmptyDOMElement();
  });

  test('nothing is said by the server, which does not know the viewer’s clocks', () => {
    expect(renderToString(<ViewerHour starts={STARTS} offset={HERE + 120} zone="Belize time" />)).toBe('');
  });
});
