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

/** What stands in brackets: a name is kept, as of 'Lobby (Radisson)'; a room, or a note in small letters, is not. */
const withoutNotes = (text: string) =>
  text.replace(/\s*[([{]([^()[\]{}]*)[)\]}]\s*/g, (_, inside: string) => {
    const names = inside.split(BETWEEN).filter((part) => /\p{Lu}/u.test(part) && !ALONE.test(part));
    return names.length > 0 ? `, ${names.join(', ')}, ` : ' ';
  });

/** Without the room at its end, unless one word would be left: 'Club Level 3' is a name. */
function withoutRoomBehind(part: string): string {
  const building = part.replace(BEHIND, '');
  return building.trim().includes(' ') ? building : part;
}

/** The building alone, without the room, the floor or the court in it, and without a note in brackets. */
function buildingOf(text: string): string {
  const parts = (withoutNotes(text).trim() || text).split(BETWEEN).filter(Boolean);
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
  const { venue, address } = event;
  return formatEventDestination({
    ...event,
    venue: buildingOf(venue),
    ...(address !== undefined && { address: buildingOf(address) }),
  });
}
