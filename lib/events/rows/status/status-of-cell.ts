import { fold } from '#lib/text/fold';
import { typosBetween } from '#lib/text/typos';
import type { EventStatus } from '../../event-status.ts';
import { statusFromWords } from './status-words.ts';

/** What a cell says of whether an event takes place; `isMisspelt` where a word of it is spelt in no way that there is. */
type ReadStatus = { status: EventStatus; isMisspelt: boolean };

/** Words as they are spelt, by their letters alone. */
const SPELT = new Map<string, EventStatus>(
  (
    [
      ['scheduled', 'scheduled confirmed confirmado confirmada programado programada'],
      [
        'cancelled',
        'cancelled canceled cancelado cancelada cancelados canceladas calledoff suspendido suspendida anulado anulada cancelacion cancellation cancelation',
      ],
      ['postponed', 'postponed pospuesto pospuesta aplazado aplazada postergado postergada'],
      ['sold-out', 'soldout fullybooked agotado agotada agotados agotadas'],
    ] as const
  ).flatMap(([status, words]) => words.split(' ').map((word): [string, EventStatus] => [word, status])),
);
/** What the reader of words takes for one of these in another spelling. */
const MISSPELT = /(?<![a-z])(?:cance?l+e?d|post? ?pon?n?e?d)(?![a-z])/g;

/** From so many letters on two typos are slips of one word, before that one. */
const LONG_WORD = 9;
const SHORT_WORD = 6;

/** The status of which a cell is one word with a typo or two: 'Canselado', 'Sold outt'; what denies it begins otherwise. */
function nearestStatus(text: string): EventStatus | undefined {
  const letters = fold(text).replace(/[^a-z]/g, '');
  if (text.includes('?') || letters.length < SHORT_WORD || letters.length > LONG_WORD * 2) return undefined;
  const limit = letters.length < LONG_WORD ? 1 : 2;
  return [...SPELT].find(
    ([word]) => word[0] === letters[0] && typosBetween(letters, word, limit) <= limit,
  )?.[1];
}

/**
 * What a cell Status says, typos of a single word included; undefined where it is not understood.
 *
 *     statusOfCell('Cancled'); // { status: 'cancelled', isMisspelt: true }
 */
export function statusOfCell(text: string): ReadStatus | undefined {
  const status = statusFromWords(text);
  if (status !== undefined) {
    const words = fold(text).match(MISSPELT) ?? [];
    return { status, isMisspelt: words.some((word) => !SPELT.has(word)) };
  }
  const nearest = nearestStatus(text);
  return nearest && { status: nearest, isMisspelt: true };
}
