import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { placeFromText } from '#lib/places/place-from-text';
import { DIASPORA_CITIES, DISTRICTS, NATIONWIDE, placeBySlug } from '#lib/places/places';
import { finishSlices } from '#lib/time/slices';
import communities from '../../../lib/places/communities.json';
import data from '../../../lib/places/places.json';

const sheet = readFileSync(join(__dirname, '../../../data/events.csv'), 'utf8');

describe('a place is found by its name and by every alias, whatever their spelling:', () => {
  const cities = data.cities.flatMap(({ slug, district, name, aliases }) =>
    [name, ...aliases].map((spelling) => [spelling, slug, district] as const),
  );
  test.each(cities)('%j is the city %s', (spelling, slug, district) => {
    for (const written of [spelling, spelling.toUpperCase(), ` ${spelling} `])
      expect(placeFromText(written)).toMatchObject({
        slug,
        district,
        country: 'BZ',
        timeZone: 'America/Belize',
      });
  });

  const abroad = data.diasporaCities.flatMap(({ slug, country, timeZone, name, aliases }) =>
    [name, ...aliases].map((spelling) => [spelling, slug, country, timeZone] as const),
  );
  test.each(abroad)('%j is the city %s of the diaspora', (spelling, slug, country, timeZone) => {
    expect(placeFromText(spelling)).toMatchObject({ slug, country, timeZone });
    expect(placeFromText(spelling).district).toBeUndefined();
  });

  // Four villages are called San Antonio, so the name alone is ambiguous.
  const villages = communities.flatMap(({ name, district, aliases }) =>
    [name, ...aliases]
      .filter((spelling) => spelling !== 'San Antonio')
      .map((spelling) => [spelling, name, district] as const),
  );
  test.each(villages)('%j is the village %s in the district %s', (spelling, name, district) => {
    const place = placeFromText(spelling);
    expect(place).toMatchObject({ slug: placeFromText(name).slug, district, country: 'BZ' });
    expect(placeBySlug(place.slug)).toBe(place);
  });

  test.each(communities.map(({ name, district }) => [name.replace(/ \(.*\)/, ''), district, name]))(
    'the name %s with the district %s is %s',
    (short, district, name) => {
      expect(placeFromText(`${short}, ${district}`)).toBe(placeFromText(name));
    },
  );

  test.each([
    ['Hopkins Village', 'Hopkins'],
    ['hopkins village, Stann Creek', 'Hopkins'],
    ['San Antonio Village, Toledo', 'San Antonio (Toledo)'],
    ['Sittee River Village, Belize', 'Sittee River'],
  ])('%j, which says that it is a village, is %s', (spelling, name) => {
    expect(placeFromText(spelling)).toBe(placeFromText(name));
  });

  test('San Antonio without a district is none of the four villages of that name', () => {
    expect(placeFromText('San Antonio')).toEqual({ slug: 'san-antonio', name: 'San Antonio', nearby: [] });
    expect(placeFromText('San Antonio, Belize').district).toBeUndefined();
    expect(placeFromText('San Antonio, Cayo').district).toBe('Cayo');
    expect(placeFromText('San Antonio (Toledo)').district).toBe('Toledo');
  });
});

describe('a town among the communities is the city of the same name', () => {
  test.each([
    ['Corozal Town', 'corozal'],
    ['Corozal Town, Corozal', 'corozal'],
    ['San Ignacio', 'san-ignacio-santa-elena'],
    ['San Ignacio, Cayo', 'san-ignacio-santa-elena'],
    ['Santa Elena, Cayo', 'san-ignacio-santa-elena'],
    ['Dangriga, Stann Creek', 'dangriga'],
    ['Benque Viejo del Carmen, Cayo', 'benque-viejo'],
    ['Belize City, Belize', 'belize-city'],
    ['Punta Gorda, Belize', 'punta-gorda'],
    ['Hopkins, Belize', 'hopkins'],
  ])('%j is %s, with its neighbours', (spelling, slug) => {
    const place = placeFromText(spelling);
    expect(place.slug).toBe(slug);
    expect(place).toBe(placeBySlug(slug));
    expect(place.nearby).not.toContain(slug);
  });

  test.each([
    ['corozal-town', 'corozal'],
    ['san-ignacio', 'san-ignacio-santa-elena'],
    ['benque', 'benque-viejo'],
    ['orange-walk-town', 'orange-walk'],
    ['hopkins', 'hopkins'],
    ['la', 'los-angeles'],
  ])('the slug %s is that of %s', (key, slug) => {
    expect(placeBySlug(key)?.slug).toBe(slug);
  });
});

describe('the neighbours of a city', () => {
  // As in the specification.
  test.each([
    ['Belize City', ['San Pedro', 'Orange Walk']],
    ['Belmopan', ['San Ignacio', 'Benque Viejo']],
    ['San Ignacio', ['Belmopan', 'Benque Viejo']],
    ['Benque Viejo', ['San Ignacio', 'Belmopan']],
    ['Dangriga', ['Punta Gorda']],
    ['Punta Gorda', ['Dangriga']],
    ['Orange Walk', ['Belize City', 'Corozal']],
    ['Corozal', ['Orange Walk']],
    ['San Pedro', ['Belize City']],
  ])('are those of the specification: those of %s are %j', (city, neighbours) => {
    expect(placeFromText(city).nearby).toEqual(neighbours.map((name) => placeFromText(name).slug));
  });

  test('are known places, and never the city itself', () => {
    for (const { name } of [...data.cities, ...communities]) {
      const { slug, nearby } = placeFromText(name);
      expect(nearby).not.toContain(slug);
      for (const near of nearby) expect(placeBySlug(near)?.slug).toBe(near);
    }
  });
});

describe('the data of places', () => {
  test('have the specification’s nine cities, six districts and six cities of the diaspora', () => {
    expect(data.cities.map(({ name }) => name)).toEqual([
      'Belize City',
      'Belmopan',
      'San Ignacio & Santa Elena',
      'Orange Walk',
      'San Pedro',
      'Benque Viejo',
      'Dangriga',
      'Corozal',
      'Punta Gorda',
    ]);
    expect(DISTRICTS.map(({ name }) => name).sort()).toEqual(
      ['Belize', 'Cayo', 'Corozal', 'Orange Walk', 'Stann Creek', 'Toledo'].sort(),
    );
    expect(DIASPORA_CITIES.map(({ name }) => name)).toEqual([
      'Los Angeles',
      'London',
      'Toronto',
      'New York',
      'Chicago',
      'Houston',
    ]);
  });

  test('have every Belizean place within Belize and in one of the districts', () => {
    for (const { name, lat, lon, district } of [...data.cities, ...communities]) {
      // The specification's within-Belize check.
      const isInside = lat >= 15.8 && lat <= 18.5 && lon >= -89.2 && lon <= -87.7;
      expect([name, isInside]).toEqual([name, true]);
      expect(DISTRICTS.map((one) => one.name)).toContain(district);
      expect(placeFromText(name).district).toBe(district);
    }
  });
});

describe('of other texts,', () => {
  test.each(['Xunantunich', 'Sports Field, Xunantunich', 'constructor', '__proto__', 'toString'])(
    'the unknown %j is a place of its own',
    (text) => {
      const place = placeFromText(` ${text} `);
      expect(place.name).toBe(text);
      expect(place.slug).toMatch(/^[a-z0-9-]+$/);
      expect([place.district, place.country, place.timeZone, place.nearby]).toEqual([
        undefined,
        undefined,
        undefined,
        [],
      ]);
      expect(placeBySlug(text)).toBeUndefined();
    },
  );

  test('the name of the whole country is a place without a district', () => {
    for (const text of ['Nationwide', 'countrywide'])
      expect(placeFromText(text)).toMatchObject({ slug: NATIONWIDE, country: 'BZ', nearby: [] });
    expect(placeFromText('Nationwide').district).toBeUndefined();
  });
});

describe('what stands after the last comma says where an unlisted place abroad is:', () => {
  test.each<[string, string, string | undefined, string]>([
    ['Miami, FL', 'US', 'America/New_York', 'Miami'],
    ['Miami, Fla. 33101', 'US', 'America/New_York', 'Miami'],
    ['Miami FL', 'US', 'America/New_York', 'Miami'],
    ['Miami, Florida, USA', 'US', 'America/New_York', 'Miami'],
    ['Community Hall, Miami, FL', 'US', 'America/New_York', 'Miami'],
    ['Pensacola, FL', 'US', 'America/Chicago', 'Pensacola'],
    ['Washington, DC', 'US', 'America/New_York', 'Washington'],
    ['Washington D.C.', 'US', 'America/New_York', 'Washington'],
    ['Atlanta, GA', 'US', 'America/New_York', 'Atlanta'],
    ['Atlanta, Georgia', 'US', 'America/New_York', 'Atlanta'],
    ['Dallas, TX', 'US', 'America/Chicago', 'Dallas'],
    ['El Paso, Texas', 'US', 'America/Denver', 'El Paso'],
    ['Inglewood, CA', 'US', 'America/Los_Angeles', 'Inglewood'],
    ['Pomona, CA', 'US', 'America/Los_Angeles', 'Pomona'],
    ['Santa Cruz, CA', 'US', 'America/Los_Angeles', 'Santa Cruz'],
    ['Charleston, SC', 'US', 'America/New_York', 'Charleston'],
    ['Town Hall, Myrtle Beach, SC', 'US', 'America/New_York', 'Myrtle Beach'],
    ['Melinda, South Carolina', 'US', 'America/New_York', 'Melinda'],
    ['Melinda, SC 29401', 'US', 'America/New_York', 'Melinda'],
    ['Melinda SC 29401-1234', 'US', 'America/New_York', 'Melinda'],
    ['Melinda, SC, USA', 'US', 'America/New_York', 'Melinda'],
    ['Hopkins, SC 29061', 'US', 'America/New_York', 'Hopkins'],
    ['Hopkins, SC, USA', 'US', 'America/New_York', 'Hopkins'],
    ['Denver, CO', 'US', 'America/Denver', 'Denver'],
    ['Boulder CO', 'US', 'America/Denver', 'Boulder'],
    ['Nicosia, Cyprus', 'CY', 'Asia/Nicosia', 'Nicosia'],
    ['San Pedro, CA', 'US', 'America/Los_Angeles', 'San Pedro'],
    ['Toledo, Ohio', 'US', 'America/New_York', 'Toledo'],
    ['Phoenix, AZ', 'US', 'America/Phoenix', 'Phoenix'],
    ['Nashville, TN', 'US', 'America/Chicago', 'Nashville'],
    ['Knoxville, TN', 'US', 'America/New_York', 'Knoxville'],
    // Tennessee is divided, and nobody knows the town.
    ['Springfield, TN', 'US', undefined, 'Springfield'],
    ['Springfield, USA', 'US', undefined, 'Springfield'],
    ['London, Ontario', 'CA', 'America/Toronto', 'London'],
    ['Montréal, QC', 'CA', 'America/Toronto', 'Montréal'],
    ['Calgary, Alberta, Canada', 'CA', 'America/Edmonton', 'Calgary'],
    ['Chetumal, Mexico', 'MX', 'America/Cancun', 'Chetumal'],
    ['Chetumal, Quintana Roo', 'MX', 'America/Cancun', 'Chetumal'],
    ['Mérida, Yucatán', 'MX', 'America/Mexico_City', 'Mérida'],
    ['Mérida, Yuc., México', 'MX', 'America/Mexico_City', 'Mérida'],
    ['Tepic, Mexico', 'MX', undefined, 'Tepic'],
    ['Kingston, Jamaica', 'JM', 'America/Jamaica', 'Kingston'],
    ['Kingston, JM', 'JM', 'America/Jamaica', 'Kingston'],
    ['Georgetown, Guyana', 'GY', 'America/Guyana', 'Georgetown'],
    ['Antigua, Guatemala, C.A.', 'GT', 'America/Guatemala', 'Antigua'],
    ['Leeds, England', 'GB', 'Europe/London', 'Leeds'],
    ['Sydney, Australia', 'AU', undefined, 'Sydney'],
  ])('%j is in %s, with the clocks of %s', (text, country, timeZone, town) => {
    const place = placeFromText(text);
    expect([place.country, place.timeZone, place.town]).toEqual([country, timeZone, town]);
    expect(place).toMatchObject({ name: text, nearby: [] });
    expect(place.district).toBeUndefined();
  });

  test.each([
    ['Bronx, New York', 'new-york'],
    ['Brooklyn, NY', 'new-york'],
    ['Brooklyn NY 11225', 'new-york'],
    ['New York, USA', 'new-york'],
    ['Los Angeles, California', 'los-angeles'],
    ['Los Angeles, CA, USA', 'los-angeles'],
    ['Toronto, Ontario', 'toronto'],
    ['Toronto, Ontario, Canada', 'toronto'],
    ['Toronto, Canada', 'toronto'],
    ['Toronto, CA', 'toronto'],
    ['London, England', 'london'],
    ['Houston, Texas', 'houston'],
  ])('%j is the city %s of our list', (text, slug) => {
    expect(placeFromText(text)).toBe(placeBySlug(slug));
  });

  test.each(['Jamaica', 'Canada', 'Florida', 'Guatemala', 'Mexico'])('%j alone is not in Belize', (text) => {
    expect(placeFromText(text).country).toMatch(/^[A-Z]{2}$/);
    expect(placeFromText(text).country).not.toBe('BZ');
  });

  test.each([
    ['Corozal, Belize', 'corozal'],
    ['Dangriga, BZ', 'dangriga'],
    ['Dangriga, Belize, CA', 'dangriga'],
    ['Dangriga, Belize C.A.', 'dangriga'],
    ['San Ignacio, Cayo, Belize', 'san-ignacio-santa-elena'],
    ['San Ignacio, CY', 'san-ignacio-santa-elena'],
    ['Hopkins, SC', 'hopkins'],
    ['Belmopan, CA', 'belmopan'],
    ['Belmopan CA', 'belmopan'],
    ['Belmopan, Cayo, CA', 'belmopan'],
    ['Dangriga Town, CA', 'dangriga'],
    ['San Ignacio, CA', 'san-ignacio-santa-elena'],
    ['Silk Grass, SC', 'silk-grass'],
    ['Silk Grass, S.C.', 'silk-grass'],
    ['hopkins, sc', 'hopkins'],
    ['San Ignacio CY', 'san-ignacio-santa-elena'],
    ['Corozal, CO', 'corozal'],
    ['Punta Gorda, TO', 'punta-gorda'],
    ['Georgetown, SC', 'georgetown'],
    ['Georgetown', 'georgetown'],
  ])('%j is %s in Belize, whatever foreign place its letters may mean', (text, slug) => {
    expect(placeFromText(text)).toBe(placeBySlug(slug));
    expect(placeFromText(text).country).toBe('BZ');
  });

  test.each([
    'Toledo',
    'Toledo, Belize',
    'Georgeville, Cayo',
    'Football Field, Dangriga',
    'Football Field, Hopkins, SC',
    'Civic Center, Belmopan, CA',
    'Placencia Peninsula, Stann Creek',
    'Melinda, SC',
    'Melinda SC',
    'Cabbage Haul, S.C.',
    'Football Field, Melinda, SC',
    'Guinea Grass Lagoon, OW',
    'Seven Miles, CY',
    'Chan Pine Ridge, CO',
    'Chan Pine Ridge, CZL',
    'Aguacate Landing, TO',
    'Aguacate Landing, TOL',
    'Biscayne Green, BZ',
    'SC',
    'CY',
    'CO',
  ])('%j is not abroad', (text) => {
    expect([undefined, 'BZ']).toContain(placeFromText(text).country);
  });
});

describe('the internet is no place:', () => {
  test.each([
    'Online',
    'ONLINE EVENT',
    'Zoom',
    'Zoom (link in bio)',
    'Online via Zoom',
    'Virtual',
    'Google Meet',
    'Facebook Live',
    'Live stream on YouTube',
    'https://zoom.us/j/123',
  ])('%j is online, without a country or clocks', (text) => {
    expect(placeFromText(text)).toEqual({ slug: 'online', name: 'Online', isOnline: true, nearby: [] });
  });

  test.each(['Zoom Lounge, Belize City', 'Live Music Hall', 'YouTube Street', 'Stream Park'])(
    '%j is a place',
    (text) => {
      expect(placeFromText(text).isOnline).toBeUndefined();
    },
  );
});

test('every city of the sample calendar is a known place with a time zone', () => {
  const cities = new Set(finishSlices(parseEventsCsv(sheet)).events.map(({ city }) => city));
  expect([...cities].filter((city) => placeFromText(city).timeZone === undefined)).toEqual([]);
});
