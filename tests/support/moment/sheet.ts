import { addDays, type CalendarDay } from '../../../lib/time/calendar-day.ts';
import { formatShortDay } from '../../../lib/time/format-day.ts';
import { formatHour } from '../../../lib/time/format-hour.ts';
import { day, minutesAtBegin } from './moment.ts';

const DAY_MINUTES = 1440;

/** A row of the sheet. What it leaves out is an event in Dangriga, all day long, free. */
type Row = {
  id: string;
  title: string;
  /** The day of the event; undefined for one whose date is to be confirmed. */
  day: CalendarDay | undefined;
  /** The last of several days in a row. */
  until?: CalendarDay;
  /** As the cell has it: '7 PM - 11 PM'. */
  hours?: string;
  venue?: string;
  town?: string;
  cost?: string;
  category?: string;
  status?: string;
  images?: readonly string[];
};

/** '7 PM - 11 PM', from minutes since the midnight of the event's first day. */
const hours = (from: number, until: number) => `${formatHour(from)} - ${formatHour(until)}`;

const within = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** Until half an hour ago; in the first hours of a day it is as short as they are. */
const OVER_UNTIL = Math.max(1, minutesAtBegin - 30);
const ON_FROM = within(0, minutesAtBegin - 60, DAY_MINUTES - 60);
/** In the evening, at least an hour ahead while there is one. */
const TONIGHT_FROM = within(17 * 60, minutesAtBegin + 60, DAY_MINUTES - 15);

/** What is looked for by name, each for what it is. Their days are counted from the one on which the run began. */
const ROLES = {
  over: {
    title: 'Sunrise Walk',
    day: day(0),
    hours: hours(Math.max(0, OVER_UNTIL - 120), OVER_UNTIL),
    category: 'health',
  },
  on: { title: 'Harbour Fair', day: day(0), hours: hours(ON_FROM, ON_FROM + 240), category: 'family' },
  tonight: {
    title: 'Punta Night',
    day: day(0),
    hours: hours(TONIGHT_FROM, TONIGHT_FROM + 180),
    category: 'entertainment',
  },
  allDay: { title: 'Gallery Open Day', day: day(0), town: 'Belize City', category: 'arts' },
  /** On for weeks, and to be seen on another day: it stands behind what is on today alone. */
  lasting: { title: 'Tapir Watercolours', day: day(-20), until: day(40), category: 'arts' },
  cancelled: {
    title: 'Reef Swim',
    day: day(0),
    hours: hours(ON_FROM + 30, ON_FROM + 180),
    town: 'San Pedro',
    category: 'sports',
    status: 'cancelled',
  },
  postponed: {
    title: 'Garden Tea',
    day: day(0),
    hours: hours(TONIGHT_FROM, TONIGHT_FROM + 120),
    town: 'Belmopan',
    category: 'community',
    status: 'postponed',
  },
  tomorrow: {
    title: 'River Breakfast',
    day: day(1),
    hours: '8 AM - 10 AM',
    town: 'San Ignacio',
    category: 'food',
  },
  undated: { title: 'Kite Festival', day: undefined, town: 'Sarteneja', category: 'family' },
  /** A title that a neighbour of its own kind has not, with an accent. */
  accent: {
    title: 'San Joaquín Fiesta',
    day: day(80),
    hours: '4 PM - 11 PM',
    town: 'Corozal',
    category: 'cultural',
  },
  drumming: {
    title: 'Lebeha Drumming Workshop',
    day: day(60),
    hours: '3 PM - 5 PM',
    town: 'Hopkins',
    category: 'workshop',
  },
  lobster: { title: 'Placencia Lobsterfest', day: day(200), town: 'Placencia', category: 'food' },
  otherLobster: { title: 'Caye Caulker Lobsterfest', day: day(214), town: 'Caye Caulker', category: 'food' },
  parade: {
    title: 'National Day Parade',
    day: day(120),
    hours: '9 AM - 12 PM',
    town: 'Belize City',
    category: 'parade',
    images: ['/images/events/parade.webp', '/images/events/concert.webp'],
  },
  childrensParade: {
    title: 'Children’s Day Parade',
    day: day(150),
    hours: '10 AM - 12 PM',
    town: 'Belize City',
    category: 'parade',
  },
  corozalParade: {
    title: 'Carnival Parade',
    day: day(100),
    hours: '2 PM - 6 PM',
    town: 'Corozal',
    category: 'parade',
  },
  sanPedroParade: {
    title: 'Costa Maya Parade',
    day: day(160),
    hours: '2 PM - 6 PM',
    town: 'San Pedro',
    category: 'parade',
  },
  lanternParade: {
    title: 'Children’s Lantern Parade',
    day: day(170),
    hours: '6 PM - 8 PM',
    town: 'San Pedro',
    category: 'parade',
  },
  dangrigaParade: { title: 'Yurumein Parade', day: day(140), hours: '8 AM - 11 AM', category: 'parade' },
  /** Far down in its town's list. */
  night: {
    title: 'Noche Centroamericana',
    day: day(330),
    hours: '7:00 PM',
    town: 'San Pedro',
    category: 'cultural',
    cost: 'BZ$20',
  },
  /** In another year than the present one, and the only one of its kind in its town. */
  nextYear: {
    title: 'Battle of the Drums',
    day: day(380),
    hours: '7 PM - 11 PM',
    town: 'Punta Gorda',
    category: 'cultural',
    cost: 'BZ$25',
  },
  /** With as many letters in each cell as cards have to bear. */
  longWords: {
    title: 'Honourable Louis Sylvestre Memorial Basketball Championship: Quarterfinals and Raffle',
    day: day(40),
    hours: '10:30 AM - 12:30 PM',
    venue: 'Honourable Louis Sylvestre Sporting Complex',
    town: 'San José Succotz',
    category: 'sports',
    cost: 'BZ$10 - BZ$25',
    images: ['/images/events/runners.webp'],
  },
} satisfies Record<string, Omit<Row, 'id'>>;

export type Role = keyof typeof ROLES;

const TOWNS = [
  'Belize City',
  'San Pedro',
  'Dangriga',
  'Belmopan',
  'Placencia',
  'Hopkins',
  'Orange Walk',
  'Corozal',
  'San Ignacio',
  'Caye Caulker',
  'Benque Viejo',
  'Los Angeles, CA',
];
const KINDS = [
  'cultural',
  'food',
  'religious',
  'family',
  'sports',
  'official',
  'entertainment',
  'business',
  'community',
  'arts',
  'health',
];
const IDEAS = [
  'Market Day',
  'Concert',
  'Mass',
  'Picnic',
  'Football Match',
  'Ceremony',
  'Dance',
  'Trade Fair',
  'Clean-up',
  'Exhibition',
  'Fun Run',
];

const nth = <Value>(values: readonly Value[], index: number) => values[index % values.length] as Value;

/** An event among many: half of them free, in all towns and of all kinds. */
function oneOfMany(index: number, on: CalendarDay): Row {
  const town = nth(TOWNS, index);
  return {
    id: `many-${index}`,
    title: `${town.replace(/,.*/, '')} ${nth(IDEAS, index)} ${index + 1}`,
    day: on,
    hours: hours(8 * 60 + (index % 10) * 60, 10 * 60 + (index % 10) * 60),
    town,
    category: nth(KINDS, index),
    cost: index % 5 < 3 ? 'Free' : 'BZ$10',
  };
}

/** The first day of a month that has more events than any other. */
export const FULL_MONTH = `${day(95).slice(0, 7)}-01`;

const rolesAsRows = (Object.keys(ROLES) as Role[]).map((role): Row => ({ id: role, ...ROLES[role] }));
const rows: readonly Row[] = [
  ...rolesAsRows,
  ...Array.from({ length: 95 }, (_, index) => oneOfMany(index, day(2 + index * 4))),
  ...Array.from({ length: 18 }, (_, index) => oneOfMany(95 + index, addDays(FULL_MONTH, index + 3))),
];

/** How a sheet in the United States writes a day: '11/20/2026'. */
export const dateCell = (on: CalendarDay | undefined) =>
  on ? `${Number(on.slice(5, 7))}/${Number(on.slice(8, 10))}/${on.slice(0, 4)}` : 'TBA';

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The sheet of the run, as it is published. */
export const SHEET = [
  'Event,Date,Time,Venue,Location,Cost,CoverImage,ModalImages,ID,Status,Category,EndDate',
  ...rows.map(
    ({ id, title, day: on, hours: time = 'All Day', venue = 'Town Park', town = 'Dangriga', ...row }) => {
      const [cover = '', ...others] = row.images ?? [];
      const cells = [title, dateCell(on), time, venue, town, row.cost ?? 'Free', cover, others.join(',')];
      const further = [id, row.status ?? '', row.category ?? '', row.until ? dateCell(row.until) : ''];
      return [...cells, ...further].map(quoted).join(',');
    },
  ),
].join('\n');

/** The paths of the events of the sheet that are not over on a day. */
export const pathsToCome = (today: CalendarDay) =>
  rows
    .filter(({ day: on, until = on }) => !until || until >= today)
    .map(({ id }) => `/events/${id.toLowerCase()}`);

/** The address that an event has by its day and title where its row has no id: '/events/20290610-dangriga-fair'. */
export const addressOn = (on: CalendarDay, placeAndTitle: string) =>
  `/events/${on.replaceAll('-', '')}-${placeAndTitle}`;

/** An event of the sheet by what it is for: its title, the path of its page, its day, and that as the site writes it. */
export function eventOf(role: Role) {
  const { title, day: on } = ROLES[role];
  return {
    title,
    path: `/events/${role.toLowerCase()}`,
    day: on ?? '',
    inWords: on ? formatShortDay(on) : '',
  };
}
