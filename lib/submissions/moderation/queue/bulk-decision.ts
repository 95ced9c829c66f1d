import { z } from 'zod';
import { pluralize } from '#lib/text/pluralize';
import type { Decision } from '../../items/states/submission-states.ts';

/** What may be decided about several items at once: what needs no words of its own. */
export const BULK_ACTIONS = ['approve', 'spam'] as const satisfies readonly Decision[];
export type BulkAction = (typeof BULK_ACTIONS)[number];

export const outcomesSchema = z.array(
  z.discriminatedUnion('is', [
    /** Decided; `version` is that of the item afterwards. */
    z.object({ is: z.literal('done'), itemId: z.string(), version: z.number() }),
    /** Decided or changed by somebody else first, who is named if it was a moderator. */
    z.object({ is: z.literal('overtaken'), itemId: z.string(), by: z.string(), status: z.string() }),
    /** The decision does not fit its kind. */
    z.object({ is: z.literal('unfit'), itemId: z.string() }),
    /** Not stored any more. */
    z.object({ is: z.literal('unknown'), itemId: z.string() }),
  ]),
);
export type BulkOutcome = z.output<typeof outcomesSchema>[number];

export const undoneSchema = z.array(
  z.object({
    itemId: z.string(),
    /** Whether it is back in the queue; false when it was decided or changed again since. */
    isBack: z.boolean(),
    wasTold: z.boolean(),
    isInSheet: z.boolean(),
  }),
);
export type Undone = z.output<typeof undoneSchema>[number];

const DONE = { approve: 'approved', spam: 'marked as spam' } as const satisfies Record<BulkAction, string>;

const WHO: Readonly<Record<string, string>> = { submitter: 'the submitter', trap: 'the spam trap' };

/** Who had decided, and what: 'ben@example.com (rejected), the submitter (withdrawn)'. */
function othersOf(outcomes: readonly BulkOutcome[]): string {
  const who = outcomes.flatMap((outcome) =>
    outcome.is === 'overtaken' && outcome.by ? [`${WHO[outcome.by] ?? outcome.by} (${outcome.status})`] : [],
  );
  return [...new Set(who)].join(', ');
}

/** What became of several items that were decided together: '7 approved. 1 had been decided by ben@example.com (rejected).' */
export function bulkWords(action: BulkAction, outcomes: readonly BulkOutcome[]): string {
  const count = (is: BulkOutcome['is']) => outcomes.filter((outcome) => outcome.is === is).length;
  const decided = outcomes.filter((outcome) => outcome.is === 'overtaken' && outcome.by !== '');
  const changed = count('overtaken') - decided.length;
  return [
    `${count('done')} ${DONE[action]}.`,
    decided.length > 0 && `${decided.length} had been decided by ${othersOf(decided)}.`,
    changed > 0 &&
      `${changed} had changed since you saw ${changed === 1 ? 'it' : 'them'}, and still ${changed === 1 ? 'waits' : 'wait'}.`,
    count('unfit') > 0 && `${count('unfit')} cannot be approved, because only events can.`,
    count('unknown') > 0 && `${count('unknown')} no longer existed.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What became of them when they were taken back. */
export function undoneWords(undone: readonly Undone[]): { words: string; look: 'success' | 'warning' } {
  const back = undone.filter(({ isBack }) => isBack);
  const notified = back.filter(({ wasTold }) => wasTold).length;
  const inSheet = back.filter(({ isInSheet }) => isInSheet).length;
  const left = [
    undone.length > back.length &&
      `${undone.length - back.length} had changed since, and stayed as they are.`,
    notified > 0 &&
      `${pluralize(notified, 'submitter')} had been told already; your next decision sends another email.`,
    inSheet > 0 && `${pluralize(inSheet, 'row')} may be in the sheet: delete them there.`,
  ].filter(Boolean);
  return {
    words: [`${back.length} back in the queue.`, ...left].join(' '),
    look: left.length > 0 ? 'warning' : 'success',
  };
}
