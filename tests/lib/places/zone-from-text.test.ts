import { zoneFromText } from '#lib/places/zone-from-text';
import { isTimeZone } from '#lib/time/zoned-time';

describe('The column TimeZone:', () => {
  test.each([
    ['America/Chicago', 'Miami, FL', 'America/Chicago'],
    ['America/New York', '', 'America/New_York'],
    ['america/belize', 'Somewhere', 'America/Belize'],
    ['America/New_York (EST)', 'Chicago', 'America/New_York'],
    ['US/Eastern', 'Belize City', 'US/Eastern'],
    ['America/Argentina/Buenos_Aires', '', 'America/Argentina/Buenos_Aires'],
    ['Belize time', 'Miami, FL', 'America/Belize'],
    ['New York time', '', 'America/New_York'],
    ['Jamaica', 'Somewhere', 'America/Jamaica'],
  ])('a zone by its name counts, so that %j for %j is %s', (text, city, zone) => {
    expect(zoneFromText(text, city, '')).toEqual({ zone });
  });

  test.each([
    ['EST', 'Chicago', ''],
    ['EST', 'Miami, FL', ''],
    ['CST', 'Belize City', ''],
    ['PST', 'Los Angeles', ''],
    ['MST', 'Inglewood, CA', ''],
    ['Central', 'Houston', 'USA'],
    ['GMT', 'London', ''],
    ['UTC-5', 'Kingston', 'Jamaica'],
    ['EST', 'Benque Nowhere', 'Belize'],
    ['local time', 'Chetumal', 'Mexico'],
    // Belize has what Central Standard Time says, all year.
    ['CST', 'Some Village', ''],
    ['Central', 'Some Village', ''],
    ['UTC-6', 'Some Village', ''],
    ['', 'Some Village', ''],
  ])('%j says nothing new of %j, %j', (text, city, country) => {
    expect(zoneFromText(text, city, country)).toEqual({});
  });

  test.each([
    ['EST', 'Springfield', 'USA', 'America/New_York'],
    ['EDT', 'Springfield', 'USA', 'America/New_York'],
    ['ET', 'Springfield, USA', '', 'America/New_York'],
    ['Eastern Standard Time', 'Springfield', '', 'America/New_York'],
    ['Eastern Time (US & Canada)', 'Springfield', '', 'America/New_York'],
    ['CST', 'Springfield', 'United States', 'America/Chicago'],
    ['Central', 'Springfield, TN', '', 'America/Chicago'],
    ['CDT', 'Somewhere', '', 'America/Chicago'],
    ['PST', 'Somewhere', '', 'America/Los_Angeles'],
    ['Pacific', 'Somewhere', 'Canada', 'America/Vancouver'],
    ['CST', 'Somewhere', 'Canada', 'America/Winnipeg'],
    ['EST', 'Somewhere', 'Mexico', 'America/Cancun'],
    ['AST', 'Somewhere', 'Canada', 'America/Halifax'],
    ['NST', 'Somewhere', 'Canada', 'America/St_Johns'],
    ['HST', 'Springfield', 'USA', 'Pacific/Honolulu'],
    ['CET', 'Somewhere', 'Spain', 'Europe/Madrid'],
    ['CET', 'Somewhere', '', 'Europe/Paris'],
    ['EST', 'Online', '', 'America/New_York'],
    ['UTC-5', 'Online', '', 'Etc/GMT+5'],
    ['+02:00', 'Somewhere', 'Spain', 'Etc/GMT-2'],
    ['UTC', 'Zoom', '', 'UTC'],
  ])('%j for %j, %j, whose clocks are not known, is %s', (text, city, country, zone) => {
    expect(zoneFromText(text, city, country)).toEqual({ zone });
    expect(isTimeZone(zone)).toBe(true);
  });

  test.each([
    ['EST', 'Sydney', 'Australia'],
    ['Eastern', 'Sydney, Australia', ''],
    ['CST', 'Shanghai', 'China'],
    ['Central', 'Somewhere', 'Brazil'],
    ['HST', 'Somewhere', 'Canada'],
    ['BST', 'Springfield', 'USA'],
    ['Atlantic', 'Tepic', 'Mexico'],
  ])(
    '%j for %j, %j is not understood: the country has no such clocks that we know',
    (text, city, country) => {
      expect(zoneFromText(text, city, country)).toBeUndefined();
    },
  );

  test.each(['Mars/Olympus', 'whenever', 'IST', 'AET', 'SST', '7 PM', '-99'])(
    '%j is not understood',
    (text) => {
      expect(zoneFromText(text, 'Somewhere', '')).toBeUndefined();
    },
  );
});
