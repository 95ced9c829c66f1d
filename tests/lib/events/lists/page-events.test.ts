import { offerPageEvents, pageEvents } from '#lib/events/lists/page-events';
import { someSummary } from '../../../support/events/some-event.ts';

const list = (length: number) => Array.from({ length }, (_, index) => someSummary({ id: `event-${index}` }));

describe('the events of pages that are being rendered', () => {
  test('are kept for hundreds of pages with a few events each', () => {
    for (let index = 0; index < 400; index += 1) offerPageEvents(`related-${index}`, list(9));
    expect(pageEvents('related-0')).toHaveLength(9);
    expect(pageEvents('related-399')).toHaveLength(9);
  });

  test('are forgotten, the oldest first, once there are thousands', () => {
    for (let index = 0; index < 20; index += 1) offerPageEvents(`months-${index}`, list(300));
    expect(pageEvents('related-0')).toEqual([]);
    expect(pageEvents('months-0')).toEqual([]);
    expect(pageEvents('months-19')).toHaveLength(300);
  });

  test('of one page may be more than that', () => {
    offerPageEvents('all', list(6_000));
    expect(pageEvents('all')).toHaveLength(6_000);
  });
});
