import { z } from 'zod';
import type { Draft } from './draft.ts';

/** The forms whose sending is taken up again on any page; messages go on by themselves, because their form is on each. */
export const WAITING_FORMS = {
  event: { what: 'event', path: '/api/submit-event', form: '/submit-event', name: 'title' },
  advertiser: {
    what: 'application',
    path: '/api/submit-advertiser',
    form: '/advertise',
    name: 'businessName',
  },
} as const;

/** An event of the window: what waited was sent, `detail` says of which kind. */
export const WAITING_SENT = 'waiting-sent';

export type WaitingKind = keyof typeof WAITING_FORMS;

const MOST_LETTERS = 120;

/** What became of a sending that waited. `error`: what the server says is wrong; without it, it was sent. */
const outcomeSchema = z.object({
  kind: z.enum(['event', 'advertiser']),
  /** The event's title or the business's name; may be empty. */
  title: z.string().max(MOST_LETTERS),
  reference: z.string().max(100).optional(),
  // A path of this site and nothing else, because it becomes a link.
  statusUrl: z
    .string()
    .regex(/^\/status\/[\w-]+$/)
    .optional(),
  error: z.string().max(500).optional(),
});

export type WaitingOutcome = z.output<typeof outcomeSchema>;

/** Outcomes as storage holds them; what is none is left out. */
export function outcomesFrom(stored: unknown): WaitingOutcome[] {
  return (Array.isArray(stored) ? stored : []).flatMap((entry) => outcomeSchema.safeParse(entry).data ?? []);
}

/** The name somebody gave to what a draft holds. */
export function nameOfDraft(kind: WaitingKind, { body, values }: Pick<Draft, 'body' | 'values'>): string {
  const { name } = WAITING_FORMS[kind];
  const given = body?.[name] ?? values[name];
  return typeof given === 'string' ? given.trim().slice(0, MOST_LETTERS) : '';
}

/** 'Your event “Punta Night” was sent.' */
export function outcomeWords({ kind, title, error }: WaitingOutcome): string {
  const what = `Your ${WAITING_FORMS[kind].what}${title && ` “${title}”`}`;
  return error === undefined ? `${what} was sent.` : `${what} could not be sent: ${error}`;
}
