import { render, screen } from '@testing-library/react';
import { PriceFact } from '#components/advertisers/price-fact';
import { VisitsFact } from '#components/advertisers/visits-fact';

const SPAN = { from: '2026-10-26', to: '2026-11-24' };
const heading = () => screen.getByRole('heading').textContent;

describe('The visits told to advertisers', () => {
  test('are a number with its days and how it was counted', () => {
    render(<VisitsFact visits={{ kind: 'counted', visits: 12_345, eventViews: 6_789, ...SPAN }} />);
    expect(heading()).toBe('12,345 visits in the last 30 days');
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'From 26 October 2026 to 24 November 2026, and event pages were opened 6,789 times. ' +
        'We count them ourselves, without cookies; someone who comes twice is two visits.',
    );
  });

  test('are said to be few where they are', () => {
    render(<VisitsFact visits={{ kind: 'few', ...SPAN }} />);
    expect(heading()).toBe('Fewer than 100 visits in the last 30 days');
  });

  test('are promised for a day where counting has begun', () => {
    render(<VisitsFact visits={{ kind: 'begun', from: '2026-11-20', to: '2026-12-21' }} />);
    expect(heading()).toBe('We have counted visits since 20 November 2026');
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'From 21 December 2026, this shows 30 days of visits.',
    );
  });
});

describe('The price told to advertisers', () => {
  test('is agreed in the answer where none is set', () => {
    render(<PriceFact prices={[]} />);
    expect(heading()).toBe('We agree a price with you');
    expect(screen.getByRole('listitem')).not.toHaveTextContent(/\d/);
  });

  test('is each one that is set, the first one as the title', () => {
    render(
      <PriceFact
        prices={[
          { name: 'Founding spot', words: 'BZ$150 (US$75) per month' },
          { name: 'Whole year', words: 'US$700 per year' },
        ]}
      />,
    );
    expect(heading()).toBe('Founding spot: BZ$150 (US$75) per month');
    expect(screen.getByRole('listitem')).toHaveTextContent('Whole year: US$700 per year.');
  });
});
