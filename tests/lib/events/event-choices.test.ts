import { choicesOf } from '#lib/events/lists/event-choices';
import { summarizeEvent } from '#lib/events/summarize-event';
import { districtFilterValue } from '#lib/places/district-filter-value';
import { someEvent } from '../../support/events/some-event.ts';

const inCities = (...cities: string[]) =>
  choicesOf(cities.map((city, index) => summarizeEvent(someEvent({ id: `event-${index}`, city }))));

describe('the filter choices of a list', () => {
  test('have the categories with events, in the order of the specification, with their number', () => {
    const { categories } = choicesOf(
      (['workshop', 'food', 'cultural', 'food'] as const).map((category, index) =>
        summarizeEvent(someEvent({ id: `event-${index}`, category })),
      ),
    );
    expect(categories).toEqual([
      { value: 'cultural', label: 'Cultural Celebration', count: 1 },
      { value: 'food', label: 'Food & Markets', count: 2 },
      { value: 'workshop', label: 'Workshops', count: 1 },
    ]);
  });

  test('have a place once, by its known name, whatever its spelling in the sheet', () => {
    expect(inCities('Corozal Town', 'corozal', 'COROZAL').cities).toMatchObject([
      { value: 'corozal', label: 'Corozal', count: 3 },
    ]);
  });

  test('have places in alphabetical order, unknown ones as written, and none without a name', () => {
    expect(inCities('Xunantunich', 'Hopkins', 'Ábalo', '', '你好').cities.map(({ label }) => label)).toEqual([
      'Ábalo',
      'Hopkins',
      'Xunantunich',
    ]);
  });

  test('have only neighbours with events, in the order of the data', () => {
    const { cities } = inCities('Belize City', 'Orange Walk', 'Belmopan');
    expect(cities.find(({ value }) => value === 'belize-city')).toMatchObject({
      nearby: ['orange-walk'],
    });
    expect(cities.find(({ value }) => value === 'belmopan')).toMatchObject({ nearby: [] });
    const all = inCities('Belize City', 'Orange Walk', 'San Pedro').cities;
    expect(all.find(({ value }) => value === 'belize-city')?.nearby).toEqual(['san-pedro', 'orange-walk']);
  });

  test('have the nearest city as neighbour of a village', () => {
    expect(inCities('Hopkins', 'Dangriga').cities.find(({ value }) => value === 'hopkins')).toMatchObject({
      nearby: ['dangriga'],
    });
  });

  test('have the villages around a city as its last neighbours', () => {
    const { cities } = inCities('Hopkins', 'Placencia', 'Dangriga', 'Punta Gorda', 'Belmopan');
    expect(cities.find(({ value }) => value === 'dangriga')?.nearby).toEqual([
      'punta-gorda',
      'hopkins',
      'placencia',
    ]);
  });

  test('have a city without events, with its name and neighbours, in a list of its own', () => {
    const { cities, quiet } = inCities('Belmopan');
    expect(cities.map(({ value }) => value)).toEqual(['belmopan']);
    expect(quiet).toHaveLength(9 + 6 - 1);
    expect(quiet.find(({ value }) => value === 'benque-viejo')).toEqual({
      value: 'benque-viejo',
      label: 'Benque Viejo',
      count: 0,
      nearby: ['belmopan'],
    });
  });

  test('have a district with all of its places, and no district without events', () => {
    expect(inCities('Dangriga', 'Hopkins', 'Hopkins', 'Los Angeles, CA', 'Nationwide').districts).toEqual([
      {
        value: 'stann-creek-district',
        label: 'Stann Creek District',
        count: 3,
        members: ['dangriga', 'hopkins'],
        nearby: [],
      },
    ]);
  });

  test('count an event whose city is a district only for the district', () => {
    const { cities, districts } = inCities('Cayo District', 'San Ignacio');
    expect(cities.map(({ value }) => value)).toEqual(['san-ignacio-santa-elena']);
    expect(districts).toMatchObject([
      { value: 'cayo-district', count: 2, members: ['cayo-district', 'san-ignacio-santa-elena'] },
    ]);
  });

  test('never have the same value twice', () => {
    const { cities, districts } = inCities(
      ...['Cayo', 'Cayo District', 'Corozal', 'Corozal District', 'Belize', 'Belize District'],
      ...['San Ignacio, Cayo', 'Toledo', 'Toledo District', 'Orange Walk', 'Stann Creek'],
    );
    const values = [...cities, ...districts].map(({ value }) => value);
    expect(values).toEqual([...new Set(values)]);
  });

  test('tell the district Cayo from the town that people call Cayo', () => {
    expect(districtFilterValue('cayo')).toBe('cayo-district');
    expect(inCities('Cayo').cities).toMatchObject([{ label: 'San Ignacio & Santa Elena' }]);
  });

  test('are empty without events', () => {
    expect(choicesOf([])).toMatchObject({ categories: [], cities: [], districts: [] });
  });
});
