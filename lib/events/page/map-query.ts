import { placeFromText } from '#lib/places/place-from-text';
import { isOpen } from '#lib/text/says-nothing';
import type { CalendarEvent } from '../calendar-event.ts';
import { formatEventDestination } from './event-destination.ts';

/** A part of a building, by its number, letter or name: 'Court 3', 'Room B', 'sala 2'. */
const ROOM =
  '(?:(?:conference |meeting |ball|class|back |main |upper |lower |small |big )?(?:room|hall|court|stage|level|floor|suite|unit|gate|section|table|booth|stand|studio|theatre|salon|sala|salón|cancha|piso|aula|puerta|nivel))';
const NUMBER = '(?:#|no\\.? ?)?(?:\\d{1,3}[a-z]?|[a-z]|i{1,3}|one|two|three|four)';
const ORDINAL =
  '(?:\\d{1,2}(?:st|nd|rd|th)|ground|top|upper|lower|first|second|third|fourth|fifth|primer|segundo|tercer)';
const PART = `(?:${ROOM} ${NUMBER}|${ORDINAL} (?:floor|level|storey|story|piso|nivel)|planta (?:baja|alta)|upstairs|downstairs|arriba|abajo|roof ?top|main stage|back room|in the back)`;
/** A part that is all of what stands between commas or dashes. */
const ALONE = new RegExp(`^(?:the )?${PART}$`, 'iu');
/** 'Court 3 at Marion Jones Sports Complex', 'House of Culture upstairs'. */
const BEFORE = new RegExp(`^(?:the )?${PART} (?:of|at|in|inside|del?|en)(?: the| el| la)? (?=\\S)`, 'iu');
const BEHIND = new RegExp(` ${PART}$`, 'iu');

const BETWEEN = /\s*[,;]\s*|\s+\p{Dash}\s+/u;

/** A part of a building or a piece of ground, which is found by the name that stands in brackets behind it alone. */
const KIND =
  'rooms?|hall|ball ?room|lobby|foyer|court(?:s|yard)?|stage|level|floor|suite|studio|theat(?:re|er)|auditorium|gym(?:nasium)?|cafeteria|canteen|restaurant|bar|lounge|patio|terrace|deck|balcony|pool ?(?:side|area|deck)?|gardens?|lawn|grounds?|field|pitch|parking(?: lot| area)?|car ?park|gate|entrance|tent|palapa|pavilion|dock|pier|beach(?: ?front)?|chapel|library|salon|sal[oó]n|sala|cancha|piso|aula|patio|jard[ií]n|terraza|playa|piscina';
const ADJECTIVE =
  'the|el|la|main|grand|big|large|small|back|front|upper|lower|top|ground|first|second|third|north|south|east|west|conference|meeting|function|class|banquet|dining|event|art|food|sports?|football|soccer|softball|basketball|volleyball|cricket|tennis|swimming|outdoor|indoor|roof ?top|beer';
const PART_ALONE = new RegExp(`^(?:(?:${ADJECTIVE}) ){0,3}(?:${KIND})$`, 'iu');
/** What is said of an event, and no name of a place: 'Bring ID', 'FREE PARKING'. */
const NOTE =
  /^(?:free|bring|byo\w*|no|not|entry|entrance|enter|parking|park (?:at|in|on)|adults?|kids|children|ages?|\d+\+|rsvp|tickets?|gates?|doors?|near|next|behind|beside|across|opposite|by|at the|in the|ask|see|call|text|new|old|formerly|former|same|location|venue|pending|subject|weather|rain|limited|first come|all|members?|private|public|open|closed|cash|invit\w*|wear|come|gratis|entrada|traer|cerca|frente|detr[aá]s|junto|sin)(?!\p{L})/iu;

/** Whether a text is a town, and nothing in it: that of the event, or one that our lists have. */
function isTown(text: string, city: string): boolean {
  if (text.toLowerCase() === city.toLowerCase()) return text !== '';
  const { country, town } = placeFromText(text);
  return country !== undefined && town === undefined;
}

/** What stands between two brackets, or between the words before and behind them. */
type Bracket = { before: string; inside: string; behind: string };

const partsOf = (text: string) =>
  text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * The names in a bracket without which a map finds nothing: of the building of a room, 'Lobby (Radisson)', of what is in a
 * town, 'Belize City (Bliss)', and of a town. Any other bracket says something else, in whatever letters.
 */
function namesIn({ before, inside, behind }: Bracket, city: string): string[] {
  const part = partsOf(before).at(-1) ?? '';
  const isRoom = ALONE.test(part) || PART_ALONE.test(part);
  const isOfTown = before === '' ? behind === '' || isTown(behind, city) : isTown(before, city);
  const names = partsOf(inside).filter(
    (name) =>
      /\p{Lu}/u.test(name) &&
      !ALONE.test(name) &&
      !PART_ALONE.test(name) &&
      !NOTE.test(name) &&
      !isOpen(name),
  );
  return isRoom || isOfTown ? names : names.filter((name) => isTown(name, city));
}

const BRACKET = /\s*[([{]([^()[\]{}]*)[)\]}]\s*/g;
/** Behind these alone, a bracket is in the middle of a name: 'The (Red) Door'. */
const ARTICLE = /^(?:the|el|la|los|las)$/i;

const withoutNotes = (text: string, city: string) =>
  text.replace(BRACKET, (all, inside: string, index: number) => {
    const before = text.slice(0, index).replaceAll(BRACKET, ' ').trim();
    const behind = text
      .slice(index + all.length)
      .trim()
      .replace(/^[,;]\s*/, '');
    if (ARTICLE.test(before)) return ` ${inside} `;
    const names = namesIn({ before, inside, behind }, city);
    return names.length > 0 ? `, ${names.join(', ')}, ` : ' ';
  });

/** Without the room at its end, unless one word would be left: 'Club Level 3' is a name. */
function withoutRoomBehind(part: string): string {
  const building = part.replace(BEHIND, '');
  return building.trim().includes(' ') ? building : part;
}

/** The building alone, without the room, the floor or the court in it, and without a note in brackets. */
function buildingOf(text: string, city: string): string {
  if (isOpen(text.replace(/[()[\]{}]/g, ' ').trim())) return '';
  const parts = partsOf(withoutNotes(text, city).trim() || text);
  const others = parts.filter((part) => !ALONE.test(part));
  // Where nothing else is said, the hall is the place.
  if (others.length === 0) return text;
  return others.map((part) => withoutRoomBehind(part.replace(BEFORE, '')) || part).join(', ');
}

/**
 * What to ask a map for: building, town and country. The room in it, which no map knows, would lead elsewhere or nowhere.
 *
 *     mapQuery({ venue: 'Court 3, Marion Jones Sports Complex', city: 'Belize City' }) // 'Marion Jones Sports Complex, Belize City'
 */
export function mapQuery(
  event: Parameters<typeof formatEventDestination>[0] & Pick<CalendarEvent, 'venue'>,
): string {
  const { venue, address, city } = event;
  return formatEventDestination({
    ...event,
    venue: buildingOf(venue, city),
    ...(address !== undefined && { address: buildingOf(address, city) }),
  });
}
