// Of the hours that a time names, only one is that of the event: gates open before it, and a second show comes later.

/** What happens before an event begins. */
const BEFORE =
  '(?:doors?|gates?|puertas?|porton(?:es)?|registrations?|registro|inscripcion(?:es)?|check[ -]?in|sign[ -]?(?:in|up)|weigh[ -]?in|line[ -]?up|warm[ -]?up|assembly|briefing|arrivals?|arrive|meet(?:[ -]up)?|vip|early entry|box office)';
/** What begins at the hour that stands behind that: 'Doors 6 PM, show 7 PM'. */
const EVENT =
  '(?:show|music|concert|starts?|race|run|walk|ride|swim|game|match|fight|film|movie|play|dance|dinner|event|program(?:me)?|performance|ceremony|service|mass|tournament|class|bingo|kick[ -]?off|start time|show ?time|funcion|concierto|musica|carrera|partido|pelea|pelicula|obra|baile|cena|evento|programa|ceremonia|misa|torneo|clase|inicio|empieza|comienza)';
const VERB = '(?: (?:opens?|open|starts?|begins?|abren?))?(?: (?:at|from|a las?|desde(?: las?)?))?:?';

const BEFORE_FIRST = new RegExp(
  `^${BEFORE}${VERB} [^,;/\\d]*\\d[^,;/]*[,;/] *(?:the |el |la )?${EVENT}${VERB} `,
);
/** '5:30 AM registration; 6:30 AM start' */
const HOUR_FIRST = new RegExp(`^\\d[^,;/]*\\b${BEFORE}\\s*[,;/]\\s*(?=\\d)`);
const BEFORE_ALONE = new RegExp(`^(?:doors?|gates?|puertas?)${VERB} (?=\\d)`);
/** '8 PM (gates 7 PM)', '8 PM (7 PM doors)' */
const IN_BRACKETS = new RegExp(`\\s*\\((?=[^()]*\\d)[^()]*\\b${BEFORE}\\b[^()]*\\)$`);
/** '8 PM, gates 7 PM', '7 PM show; doors 6 PM' */
const BEFORE_LAST = new RegExp(`(?: ${EVENT})?\\s*[,;/]\\s*${BEFORE}${VERB} ?\\d[^,;/()]*$`);

/** One hour that is clear by itself. */
const CLEAR =
  '(?:(?:0?[1-9]|1[0-2])(?::[0-5]\\d)?\\s?[ap]\\.?\\s?m\\b\\.?|noon|(?:0\\d|1[3-9]|2[0-3]):[0-5]\\d)';
const SHOWS =
  '(?:shows?|showings?|screenings?|sessions?|services?|masses|performances?|seatings?|sittings?|funciones|misas|tandas|presentaciones)';
const NUMBER_OF_SHOWS = `\\(?(?:two|both|three|four|dos|tres|cuatro|[2-4]) ${SHOWS}\\)?`;
/** '2 PM & 5 PM'; between commas and slashes only shows are meant, which have to be named. */
const JOINED = new RegExp(
  `^(${CLEAR})(?:\\s*(?:[&+]|\\b(?:and|y)\\b)\\s*${CLEAR})+(?:,?\\s*${NUMBER_OF_SHOWS})?$`,
);
const OF_SHOWS = new RegExp(
  `^(?:${NUMBER_OF_SHOWS}[:,]? )?(${CLEAR})(?:\\s*(?:[&+/,]|\\b(?:and|y)\\b)\\s*${CLEAR})+(?:,?\\s*(?:${NUMBER_OF_SHOWS}|${SHOWS}))?$`,
);
/** '7 & 9 pm'; '7 y 15 pm' is one hour. */
const UNDER_ONE_HALF =
  /^((?:0?[1-9]|1[01])(?::[0-5]\d)?)\s*(?:[&+]|\band\b)\s*((?:0?[1-9]|1[01])(?::[0-5]\d)?)\s?([ap])\.?\s?m\b\.?$/;
const NAMES_SHOWS = new RegExp(SHOWS);

/**
 * A time in small letters without accents, of which only the hour is left at which the event begins: that of the show where
 * doors open before it, and that of the first of several shows. `minutesOf` reads one clear hour. A time in which the hours
 * do not follow each other stays as it is.
 *
 *     startOfSeveral('8 pm (gates 7 pm)', minutesOf); // '8 pm'
 *     startOfSeveral('7 pm / 9 pm (two shows)', minutesOf); // '7 pm'
 */
export function startOfSeveral(text: string, minutesOf: (hour: string) => number | undefined): string {
  const own = text
    .replace(BEFORE_FIRST, '')
    .replace(HOUR_FIRST, '')
    .replace(BEFORE_ALONE, '')
    .replace(IN_BRACKETS, '')
    .replace(BEFORE_LAST, '');
  const [, bare = '', hour = '', half] = UNDER_ONE_HALF.exec(own) ?? [];
  if (half && Number.parseInt(bare, 10) < Number.parseInt(hour, 10)) return `${bare} ${half}m`;
  const [, first] = JOINED.exec(own) ?? (NAMES_SHOWS.test(own) ? OF_SHOWS.exec(own) : null) ?? [];
  if (!first) return own;
  const hours = (own.match(new RegExp(CLEAR, 'g')) ?? []).map(minutesOf);
  const isInOrder = hours.every((hour, index) => index === 0 || (hour ?? 0) > (hours[index - 1] ?? 0));
  return isInOrder ? first : own;
}
