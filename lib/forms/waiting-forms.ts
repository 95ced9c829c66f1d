import { z } from 'zod';
import type { Draft } from './draft.ts';
import type { SendResult } from './form-answer.ts';

/** The forms whose waiting drafts any page sends. Not the contact form: it is on every page and sends its own. */
export const WAITING_FORMS = {
  event: { what: 'event', path: '/api/submit-event', form: '/submit-event', name: 'title' },
  advertiser: {
    what: 'application',
    path: '/api/submit-advertiser',
    form: '/advertise',
    name: 'businessName',
  },
} as const;

/** The event of the window after a waiting draft was sent in the background; `detail` is a `SentDraft`. */
export const DRAFT_SENT = 'draft-sent';

export type WaitingKind = keyof typeof WAITING_FORMS;
/** Which draft was sent, and what the server responded. */
export type SentDraft = { kind: WaitingKind; id: string; result: Extract<SendResult, { ok: true }> };

const MAX_TITLE_LENGTH = 120;

/** The outcome of a waiting submission: it was sent, or refused with the server's `error`. */
const outcomeSchema = z.object({
  kind: z.enum(['event', 'advertiser']),
  /** The event's title or the business's name; may be empty. */
  title: z.string().max(MAX_TITLE_LENGTH),
  reference: z.string().max(100).optional(),
  // Only a path of this site, because it becomes a link.
  statusUrl: z
    .string()
    .regex(/^\/status\/[\w-]+$/)
    .optional(),
  error: z.string().max(500).optional(),
});

export type WaitingOutcome = z.output<typeof outcomeSchema>;

/** Parses stored outcomes; invalid ones are left out. */
export function outcomesFrom(stored: unknown): WaitingOutcome[] {
  return (Array.isArray(stored) ? stored : []).flatMap((entry) => outcomeSchema.safeParse(entry).data ?? []);
}

/** The title of a draft's event or the name of its business; '' without one. */
export function nameOfDraft(kind: WaitingKind, { body, values }: Pick<Draft, 'body' | 'values'>): string {
  const { name } = WAITING_FORMS[kind];
  const given = body?.[name] ?? values[name];
  return typeof given === 'string' ? given.trim().slice(0, MAX_TITLE_LENGTH) : '';
}

/** The sentence about an outcome, like 'Your event “Punta Night” was sent.' */
export function outcomeWords({ kind, title, error }: WaitingOutcome): string {
  const what = `Your ${WAITING_FORMS[kind].what}${title && ` “${title}”`}`;
  return error === undefined ? `${what} was sent.` : `${what} could not be sent: ${error}`;
}
