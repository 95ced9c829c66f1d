/**
 * The line icons, all of one hand: inner markup of a 24 x 24 view box, drawn for lines of 1.75 with round ends and
 * corners. Lines run from 3 to 21 at most, so that the round ends stay clear of the edge by two pixels.
 */
import { CATEGORY_TABLE } from '../lib/events/category-table.ts';

/**
 * What a symbol of the sprite carries so that its lines take the colour of the text around them. Width and round ends
 * come down from the <svg> that uses it (components/ui/icon.module.css): on each symbol they would weigh 5 KB.
 */
export const PRESENTATION = 'fill="none" stroke="currentColor"';

const dots = (radius, ...centres) => {
  const circles = centres.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('');
  return `<g fill="currentColor" stroke="none">${circles}</g>`;
};
const ring = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const line = (d) => `<path d="${d}"/>`;

const HEART = 'M12 20l-7.5-7.5a5 5 0 0 1 7.5-6.5 5 5 0 0 1 7.5 6.5z';
const BOOKMARK = 'M8 3.5h8a2 2 0 0 1 2 2v15l-6-4-6 4v-15a2 2 0 0 1 2-2z';
const CALENDAR =
  'M6 5h12a2.5 2.5 0 0 1 2.5 2.5V18a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V7.5A2.5 2.5 0 0 1 6 5zM3.5 10h17M8 3v4M16 3v4';

/** The icons of controls, facts and services. */
const UI_ICONS = {
  search: `${ring(10.5, 10.5, 7)}${line('M15.5 15.5l5 5')}`,
  menu: line('M3.5 6.5h17M3.5 12h17M3.5 17.5h17'),
  close: line('M5.5 5.5l13 13M18.5 5.5l-13 13'),
  sun: `${ring(12, 12, 4)}${line('M12 3v2M12 19v2M3 12h2M19 12h2M5.5 5.5L7 7M17 17l1.5 1.5M5.5 18.5L7 17M17 7l1.5-1.5')}`,
  moon: line('M20.5 14A8.75 8.75 0 1 1 10 3.5 7 7 0 0 0 20.5 14z'),
  pause: line('M6.5 4.5h3v15h-3zM14.5 4.5h3v15h-3z'),
  play: line('M7.5 4.5l12 7.5-12 7.5z'),
  'chevron-left': line('M15 5.5L8.5 12l6.5 6.5'),
  'chevron-right': line('M9 5.5l6.5 6.5L9 18.5'),
  'chevron-down': line('M5.5 9l6.5 6.5L18.5 9'),
  'chevron-up': line('M5.5 15L12 8.5l6.5 6.5'),
  'arrow-right': line('M3.5 12h17M14 5.5l6.5 6.5-6.5 6.5'),
  'arrow-left': line('M20.5 12h-17M10 5.5L3.5 12l6.5 6.5'),
  external: line(
    'M14 3.5h6.5V10M20.5 3.5L11 13M18 14v4a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V8.5A2.5 2.5 0 0 1 6 6h4',
  ),
  check: line('M4 12.5l5.5 5.5L20 6.5'),
  info: `${ring(12, 12, 8.5)}${line('M12 11.5V16')}${dots(1.15, [12, 8])}`,
  warning: `${line('M10.25 4.5L3 17.25a2 2 0 0 0 1.75 3h14.5a2 2 0 0 0 1.75-3L13.75 4.5a2 2 0 0 0-3.5 0zM12 9.5v4')}${dots(1.15, [12, 16.75])}`,
  plus: line('M12 4.5v15M4.5 12h15'),
  minus: line('M4.5 12h15'),
  home: line('M3 11.5l9-8 9 8M5.5 9.5v11h13v-11M9.5 20.5v-6h5v6'),
  list: `${line('M9 6h11.5M9 12h11.5M9 18h11.5')}${dots(1.25, [4.5, 6], [4.5, 12], [4.5, 18])}`,
  grid: line(
    'M6 3.5h12A2.5 2.5 0 0 1 20.5 6v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5zM3.5 9h17M3.5 15h17M9 3.5v17M15 3.5v17',
  ),
  calendar: `${line(CALENDAR)}${dots(1.5, [15.5, 15.5])}`,
  'calendar-plus': line(`${CALENDAR}M12 12.75v5M9.5 15.25h5`),
  clock: `${ring(12, 12, 8.5)}${line('M12 7v5l3.5 2')}`,
  pin: `${line('M12 21s-7-6-7-11a7 7 0 0 1 14 0c0 5-7 11-7 11z')}${ring(12, 10, 2.5)}`,
  route: `${ring(6, 18, 2.5)}${ring(18, 6, 2.5)}${line('M8.5 18H17a3 3 0 0 0 0-6H7a3 3 0 0 1 0-6h8.5')}`,
  ticket: line(
    'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v2.5a2.5 2.5 0 0 0 0 5V17a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17v-2.5a2.5 2.5 0 0 0 0-5V7a1.5 1.5 0 0 1 1.5-1.5zM14.5 9v1M14.5 14v1',
  ),
  tag: `${line('M13 3.5h6A1.5 1.5 0 0 1 20.5 5v6L12 19.5a2 2 0 0 1-3 0L4.5 15a2 2 0 0 1 0-3z')}${dots(1.4, [16, 8])}`,
  bookmark: line(BOOKMARK),
  'bookmark-filled': `<path fill="currentColor" d="${BOOKMARK}"/>`,
  share: `${ring(17.5, 6, 2.5)}${ring(6, 12, 2.5)}${ring(17.5, 18, 2.5)}${line('M8.5 10.75L15 7.25M8.5 13.25l6.5 3.5')}`,
  link: line(
    'M9.75 14.25a4 4 0 0 0 5.5 0l4-4a4 4 0 0 0-5.5-5.5L12.5 6M14.25 9.75a4 4 0 0 0-5.5 0l-4 4a4 4 0 0 0 5.5 5.5L11.5 18',
  ),
  copy: line(
    'M11 8.5h7a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 8.5 18v-7A2.5 2.5 0 0 1 11 8.5zM15.5 5a2.5 2.5 0 0 0-2-1.5H6A2.5 2.5 0 0 0 3.5 6v7.5a2.5 2.5 0 0 0 1.5 2',
  ),
  qr: line(
    'M3.5 3.5H10V10H3.5zM14 3.5h6.5V10H14zM3.5 14H10v6.5H3.5zM6.75 6.75h.01M17.25 6.75h.01M6.75 17.25h.01M14 14h3v3M20.5 14v3M14 20.5h3M20.5 20.5h.01',
  ),
  whatsapp: `${line('M3.5 20.5L5 16a8.5 8.5 0 1 1 3 3z')}<path fill="currentColor" stroke="none" d="M9.5 7.5L11 10l-1 1.25a6 6 0 0 0 2.75 2.75L14 13l2.5 1.5c0 1.5-1.25 2.25-2.75 2-3.5-.75-5.75-3-6.25-6.25-.25-1.5.5-2.75 2-2.75z"/>`,
  facebook: `${ring(12, 12, 8.5)}${line('M15.5 7.5h-1a2.5 2.5 0 0 0-2.5 2.5v10.5M9.5 13h5.5')}`,
  twitter: line(
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM7.5 7.5h2.5l6.5 9h-2.5zM16.5 7.5L13 11.25M11 13l-3.5 3.5',
  ),
  mail: line(
    'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5zM3.5 7.5l7 5a2.5 2.5 0 0 0 3 0l7-5',
  ),
  phone: line(
    'M5.5 3.5h3l1.75 4.75L8 10a12.5 12.5 0 0 0 6 6l1.75-2.25 4.75 1.75v3a2 2 0 0 1-2 2A15 15 0 0 1 3.5 5.5a2 2 0 0 1 2-2z',
  ),
  globe: `${ring(12, 12, 8.5)}${line('M3.5 12h17M12 3.5c2.5 2.5 3.5 5.5 3.5 8.5s-1 6-3.5 8.5c-2.5-2.5-3.5-5.5-3.5-8.5s1-6 3.5-8.5z')}`,
  people: `${ring(9, 8, 3.5)}${line('M3 20.5V19a6 6 0 0 1 12 0v1.5M15.5 4.75a3.5 3.5 0 0 1 0 6.5M17.5 14a6 6 0 0 1 3.5 5.5v1')}`,
  megaphone: line(
    'M4.5 9.5h4l10-5v15l-10-5h-4A1.5 1.5 0 0 1 3 13v-2a1.5 1.5 0 0 1 1.5-1.5zM6.5 14.5l1.5 6h3l-1-5M21 10.5v3',
  ),
  mission: `${ring(12, 12, 8.5)}${line('M16 8l-2.5 5.5L8 16l2.5-5.5z')}`,
  filter: `${ring(14.5, 7, 2.5)}${ring(9.5, 17, 2.5)}${line('M3.5 7H12M17 7h3.5M3.5 17H7M12 17h8.5')}`,
  refresh: line('M20 4.5V9h-4.5M4 19.5V15h4.5M19.5 9A8 8 0 0 0 4 11M4.5 15A8 8 0 0 0 20 13'),
  download: line('M12 3.5v12M6.5 10l5.5 5.5 5.5-5.5M4 20.5h16'),
  image: `${line('M5.5 4h13A2.5 2.5 0 0 1 21 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17.5v-11A2.5 2.5 0 0 1 5.5 4zM3 17l5-4.5 4 3.5 4-4.5 5 5')}${ring(8.5, 8.5, 1.5)}`,
  heart: line(HEART),
  star: line('M12 4l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z'),
  cloud: line('M7 19a4.25 4.25 0 0 1-.5-8.5 6 6 0 0 1 11.5-.5 4.5 4.5 0 0 1-1 9z'),
  near: line('M20.5 3.5l-17 7 7.5 2.5 2.5 7.5z'),
  trash: line(
    'M4 6.5h16M9 6.5V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v1.5M6 6.5l.75 12a2 2 0 0 0 2 2h6.5a2 2 0 0 0 2-2l.75-12M10 11v5M14 11v5',
  ),
  edit: line('M3.5 20.5l1-4.5L16 4.5a2 2 0 0 1 3 0l.5.5a2 2 0 0 1 0 3L8 19.5zM13.5 7l3.5 3.5'),
  city: line(
    'M3 20.5h18M4.5 20.5V11H10M10 20.5v-17h6.5v17M16.5 12.5h3v8M13.25 7.5h.01M13.25 11.5h.01M13.25 15.5h.01',
  ),
  plate: `${ring(15, 12, 6)}${line('M15 9a3 3 0 0 1 3 3M3 4v4a2.25 2.25 0 0 0 4.5 0V4M5.25 4v16.5')}`,
  mic: line(
    'M12 3.5a3 3 0 0 1 3 3V12a3 3 0 0 1-6 0V6.5a3 3 0 0 1 3-3zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v2.5M8.5 20.5h7',
  ),
  stop: line('M6.5 6.5h11v11h-11z'),
  sound: line('M4.5 9.5H8l4.5-4.5v14L8 14.5H4.5zM15.5 9.5a3.5 3.5 0 0 1 0 5M18 6.5a7.5 7.5 0 0 1 0 11'),
  'sound-off': line('M4.5 9.5H8l4.5-4.5v14L8 14.5H4.5zM16 9.5l5 5M21 9.5l-5 5'),
  'moon-stars': line('M19.5 15.5A8.25 8.25 0 1 1 9 5a7 7 0 0 0 10.5 10.5zM17 3.5v5M14.5 6h5M20.5 11h.01'),
  leaf: line('M20 4C11 4 5 7.5 5 13.5c0 3 2 5.5 5.5 5.5C17.5 19 20 12 20 4zM4 20.5c2-4.5 5-8 9.5-10'),
};

/** Every icon by its name in the sprite. */
export const ICONS = {
  ...Object.fromEntries(Object.entries(CATEGORY_TABLE).map(([category, { icon }]) => [category, icon])),
  ...UI_ICONS,
};
