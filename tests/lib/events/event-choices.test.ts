import { choicesOf } from '#lib/events/event-choices';
import { summarizeEvent } from '#lib/events/summarize-event';
import { districtFilterValue } from '#lib/places/district-filter-value';
import { someEvent } from '../../support/events/some-event.ts';

const inCities = (...cities: string[]) =>
  choicesOf(cities.map((city, index) => summarizeEvent(someEvent({ id: `event-${index}`, city }))));

describe('what a visitor can choose from', () => {
  test('categories that have events, in the order of the specification, with their number', () => {
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

  test('a place once, however the sheet spells it, by the name we know', () => {
    expect(inCities('Corozal Town', 'corozal', 'COROZAL').cities).toMatchObject([
      { value: 'corozal', label: 'Corozal', count: 3 },
    ]);
  });

  test('places by the alphabet, those we do not know as they are written, those without a name not at all', () => {
    expect(inCities('Xunantunich', 'Hopkins', 'Ábalo', '', '你好').cities.map(({ label }) => label)).toEqual([
      'Ábalo',
      'Hopkins',
      'Xunantunich',
    ]);
  });

  test('neighbours only where they have events, in the order of the map', () => {
    const { cities } = inCities('Belize City', 'Orange Walk', 'Belmopan');
    expect(cities.find(({ value }) => value === 'belize-city')).toMatchObject({
      nearby: ['orange-walk'],
    });
    expect(cities.find(({ value }) => value === 'belmopan')).toMatchObject({ nearby: [] });
    const all = inCities('Belize City', 'Orange Walk', 'San Pedro').cities;
    expect(all.find(({ value }) => value === 'belize-city')?.nearby).toEqual(['san-pedro', 'orange-walk']);
  });

  test('a village has its nearest city as neighbour', () => {
    expect(inCities('Hopkins', 'Dangriga').cities.find(({ value }) => value === 'hopkins')).toMatchObject({
      nearby: ['dangriga'],
    });
  });

  test('a city has the villages around it as neighbours too, below those of the map', () => {
    const { cities } = inCities('Hopkins', 'Placencia', 'Dangriga', 'Punta Gorda', 'Belmopan');
    expect(cities.find(({ value }) => value === 'dangriga')?.nearby).toEqual([
      'punta-gorda',
      'hopkins',
      'placencia',
    ]);
  });

  test('a city without events is known with its name and neighbours, and not offered', () => {
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

  test('a district holds all of its places, and one without events is not offered', () => {
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

  test('an event whose city is a district is one of the district, not a second choice of the same name', () => {
    const { cities, districts } = inCities('Cayo District', 'San Ignacio');
    expect(cities.map(({ value }) => value)).toEqual(['san-ignacio-santa-elena']);
    expect(districts).toMatchObject([
      { value: 'cayo-district', count: 2, members: ['cayo-district', 'san-ignacio-santa-elena'] },
    ]);
  });

  test('no two choices have the same value', () => {
    const { cities, districts } = inCities(
      ...['Cayo', 'Cayo District', 'Corozal', 'Corozal District', 'Belize', 'Belize District'],
      ...['San Ignacio, Cayo', 'Toledo', 'Toledo District', 'Orange Walk', 'Stann Creek'],
    );
    const values = [...cities, ...districts].map(({ value }) => value);
    expect(values).toEqual([...new Set(values)]);
  });

  test('a district is not the town people call by its name', () => {
    expect(districtFilterValue('cayo')).toBe('cayo-district');
    expect(inCities('Cayo').cities).toMatchObject([{ label: 'San Ignacio & Santa Elena' }]);
  });

  test('nothing to choose without events', () => {
    expect(choicesOf([])).toMatchObject({ categories: [], cities: [], districts: [] });
  });
});
