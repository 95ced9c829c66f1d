import { type Read, readPhrase, skip, tableOf } from '../sentence/read-words.ts';
import type { Words } from './asked-days.ts';

const NOON_MINUTES = 720;

const clockNow = tableOf([
  'its',
  'it is',
  'its already',
  'it is already',
  'its about',
  'son las',
  'ya son las',
  'da',
  'ih da',
]);
const afterClock = tableOf([
  'now',
  'oclock',
  'oclock now',
  'already',
  'right now',
  'ahora',
  'ya',
  'nong',
  'o clock',
  'o clock now',
]);

/** The moment that a question names for now: "it's 7 now", 'son las 7'. In the afternoon '7' is 7 PM. */
export function readClockNow(
  words: Words,
  position: number,
  minutes: number | undefined,
): Read<number> | undefined {
  const begin = readPhrase(words, position, clockNow);
  const [, hour = '', past = '0', part] =
    /^(\d{1,2})(?::(\d\d))?(am|pm)?$/.exec(words[begin?.end ?? 0] ?? '') ?? [];
  if (!begin || !hour || Number(hour) > 23) return undefined;
  let { end } = begin;
  end += 1;
  const half = part ?? (/^(am|pm)$/.test(words[end] ?? '') ? words[end++] : undefined);
  end = skip(words, end, afterClock);
  const isLate = half ? half === 'pm' : (minutes ?? NOON_MINUTES) >= NOON_MINUTES;
  const asked = (Number(hour) % 12) * 60 + Number(past) + (Number(hour) > 12 || isLate ? NOON_MINUTES : 0);
  return { value: asked, end };
}
