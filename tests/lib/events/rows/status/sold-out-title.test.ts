import { titleSaysSoldOut } from '#lib/events/rows/status/sold-out-title';
import { typedRows } from '../../../../support/events/typed-rows.ts';

const { eventOf, faultsOf } = typedRows('12/5/2026', '2026-11-27');

describe('A title that says beside the name that an event is sold out', () => {
  test.each([
    'Reggae Brunch — SOLD OUT',
    'Reggae Brunch - sold out!',
    'Reggae Brunch (SOLD OUT)',
    'Reggae Brunch [now sold out]',
    'Reggae Brunch | Sold out',
    'Reggae Brunch SOLD OUT',
    'SOLD OUT: Reggae Brunch',
    '(sold out) Reggae Brunch',
    'Baile (AGOTADO)',
    'Baile – entradas agotadas',
    'Gala (fully booked)',
  ])('is read, and stays as it is: %j', (title) => {
    expect(titleSaysSoldOut(title)).toBe(true);
    expect(eventOf({ Event: title })).toMatchObject({ title, status: 'sold-out' });
    expect(faultsOf({ Event: title })).toEqual([]);
  });

  test.each([
    'Sold-Out Souls: Unplugged',
    'The Sold Out Stories',
    'Sold Out: The Musical',
    'Gala ALMOST SOLD OUT',
    'Gala (nearly sold out)',
    'Comedy: Sold Out?',
    'We Are NOT SOLD OUT',
    'SOLD OUT',
    'Postponed Dreams: A Play',
  ])('is not one that is a name, or denies it: %j', (title) => {
    expect(titleSaysSoldOut(title)).toBe(false);
    expect(eventOf({ Event: title }).status).toBe('scheduled');
  });

  test('counts beside a status that says that it takes place, and not beside one that says that it is off', () => {
    const statusOf = (status: string) => eventOf({ Event: 'Brunch (sold out)', Status: status }).status;
    expect([statusOf('Confirmed'), statusOf('Cancelled')]).toEqual(['sold-out', 'cancelled']);
  });
});
