import { type TypedRow, typedRows } from '../../../support/events/typed-rows.ts';

const { eventOf, faultsOf, read } = typedRows('12/5/2026', '2026-11-27');

const ABOVE = {
  Event: 'Citrus Supper',
  Date: '12/4/2026',
  Time: '5 PM',
  Venue: 'Growers Hall',
  Location: 'Silk Grass',
};

describe('A mark for what stands above is shown nowhere, and told with what stands there:', () => {
  test.each<[string, string, string]>([
    ['Date', '"', 'If it is Fri 4 Dec 2026, as in row 2: write 12/4/2026.'],
    ['Date', 'ditto', 'If it is Fri 4 Dec 2026, as in row 2: write 12/4/2026.'],
    ['Time', '〃', 'If it is “5 PM”, as in row 2: write that.'],
    ['Venue', "''", 'If it is “Growers Hall”, as in row 2: write that.'],
    ['Venue', 'ídem', 'If it is “Growers Hall”, as in row 2: write that.'],
    ['Location', '"', 'If it is “Silk Grass”, as in row 2: write that.'],
    ['Location', 'same as above', 'If it is “Silk Grass”, as in row 2: write that.'],
    ['Location', '- " -', 'If it is “Silk Grass”, as in row 2: write that.'],
    ['Cost', 'Same', 'Write what it means.'],
  ])('%s %j', (column, cell, write) => {
    const { events, faults } = read(ABOVE, { [column]: cell });
    expect(faults).toEqual([
      { row: 3, column, cell, made: 'a mark for what stands above, read as empty', write },
    ]);
    expect(JSON.stringify(events[1])).not.toContain(JSON.stringify(cell).slice(1, -1));
  });

  test('also where a mark stands above a mark', () => {
    const written = faultsOf(ABOVE, { Location: '"' }, { Event: 'Third', Location: 'ditto' }).at(-1)?.write;
    expect(written).toBe('If it is “Silk Grass”, as in row 3: write that.');
  });

  test.each(['The Same Club', 'Ditto’s Bar', 'Above the Bank', '“The Spot”'])(
    'but a venue is none that only has such a word in its name: %j',
    (Venue) => {
      expect(faultsOf(ABOVE, { Venue })).toEqual([]);
      expect(eventOf({ Venue }).venue).toBe(Venue);
    },
  );
});

describe('An hour that the sheet does not show is not known, and is not the whole day:', () => {
  test.each(['Loading...', 'Cargando…', '#N/A', '#REF!', '"', '#####'])('%j', (Time) => {
    expect(eventOf({ Time })).toMatchObject({ isAllDay: false, time: 'TBA' });
    expect(faultsOf({ Time })).toMatchObject([
      { column: 'Time', cell: Time, made: expect.stringContaining('read as empty') },
    ]);
  });

  test.each(['', '-', 'All day'])('while %j is the whole day', (Time) => {
    expect(eventOf({ Time }).isAllDay).toBe(true);
  });
});

test('hashes of a column that is too narrow are no value in a column of days, and may be a name elsewhere', () => {
  expect(faultsOf({ Date: '########' })).toMatchObject([
    { column: 'Date', write: 'Make the column wider and copy it again, or type the value.' },
  ]);
  expect(eventOf({ Date: '########' }).date).toBe('');
  expect(eventOf({ Venue: '####' }).venue).toBe('####');
});

describe('A cell that is empty is offered what stands above only where the rows have something in common:', () => {
  const offered = (cells: TypedRow, above: TypedRow = ABOVE) => faultsOf(above, cells).at(-1)?.write ?? '';

  test.each<[string, TypedRow, string]>([
    [
      'a title on the next day at the same venue',
      { Event: '', Date: '12/5/2026', Venue: 'growers hall' },
      'row 2',
    ],
    [
      'a title on the next day in the same town',
      { Event: '', Date: '12/5/2026', Location: 'Silk Grass' },
      'row 2',
    ],
    ['a date at the same venue', { Date: '', Venue: 'Growers Hall' }, 'row 2'],
    ['a place at the same venue', { Location: '', Venue: 'Growers Hall' }, 'row 2'],
    ['a date under the same beginning', { Event: 'Citrus Supper: Dance', Date: '' }, 'row 2'],
  ])('%s', (_, cells, source) => {
    const above = cells.Event === 'Citrus Supper: Dance' ? { ...ABOVE, Event: 'Citrus Supper: Mass' } : ABOVE;
    expect(offered(cells, above)).toContain(`as in ${source}: write`);
  });

  test.each<[string, TypedRow, RegExp]>([
    ['a title', { Event: '', Date: '8/19/2027' }, /^Write the name of the event\.$/],
    [
      'a title of the same venue months later',
      { Event: '', Date: '8/19/2027', Venue: 'Growers Hall' },
      /^Write the name/,
    ],
    ['a date', { Date: '' }, /^Write month\/day\/year/],
    ['a place', { Location: '' }, /^Write the town or village\. Each row needs its own\.$/],
  ])('not %s', (_, cells, write) => {
    expect(offered(cells)).toMatch(write);
  });

  test.each<[string, TypedRow, RegExp]>([
    [
      'the town that its venue names',
      { Location: '', Venue: 'Central Park, Corozal' },
      /^If it is Corozal, as Venue says: write that\./,
    ],
    [
      'the day that its title names',
      { Event: 'Blood Drive 5/9/2027', Date: '' },
      /^If it is Sun 9 May 2027, as the title says: write 5\/9\/2027\./,
    ],
  ])('but %s', (_, cells, write) => {
    expect(offered(cells)).toMatch(write);
  });
});

test('all that is typed into the title is told there, with the day that it names', () => {
  const Event = 'Conch fritter fry, Wed 11/24/2027, 2 to 5 pm, Hopkins pier, $10';
  expect(faultsOf(ABOVE, { Event, Date: '', Time: '', Venue: '', Location: '' })).toMatchObject([
    { column: 'Event', write: expect.stringMatching(/^Write only the name here/) },
    {
      column: 'Date',
      write: expect.stringMatching(/^If it is Wed 24 Nov 2027, as the title says: write 11\/24\/2027\./),
    },
  ]);
});
