import { ANNOUNCEMENT_KIND_NAMES, announcementKind } from '../../items/announcements/announcement-kinds.ts';

/** An entry of an item’s history as stored. */
export type AuditEntry = {
  id: string;
  at: string;
  who: string;
  action: string;
  detail: string;
  /** The answer to a question: private words of the submitter, so it is stored with the question and not here. */
  answer?: string;
};

const WHO: Record<string, string> = {
  submitter: 'The submitter',
  trap: 'The spam trap',
  worker: 'The site',
};

/** Actions of submitters that are stored as what became of the item. */
const DID = new Map<string, string>([
  ...ANNOUNCEMENT_KIND_NAMES.map((kind) => [kind, `said that ${announcementKind(kind).that}`] as const),
  ['announcement-taken-back', 'took the last announcement back'],
  ['withdrawn', 'withdrew it'],
]);

/** The name of a field in words: 'venue name' for venueName, 'pictures' for all fields of images. */
const wordOf = (field: string) =>
  /^(cover|additional)Image/.test(field) ? 'pictures' : field.replace(/[A-Z]/g, ' $&').toLowerCase();

/** An entry of the history as a sentence: 'ana@example.com rejected: “Already over.”' */
export function auditWords({
  who,
  action,
  detail,
  answer,
}: Pick<AuditEntry, 'who' | 'action' | 'detail' | 'answer'>): string {
  const { reason, question, fields, eventId, wasTold, sameAs } = JSON.parse(detail) as {
    reason?: string;
    question?: string;
    fields?: string[];
    eventId?: string;
    wasTold?: boolean;
    sameAs?: { title: string };
  };
  const name = WHO[who] ?? who;
  const words =
    action === 'received' ? (who === 'trap' ? 'caught it' : 'sent it') : (DID.get(action) ?? action);
  const more = [
    reason && `“${reason}”`,
    question && `“${question}”`,
    answer && `“${answer}”`,
    [...new Set(fields?.map(wordOf))].join(', '),
    eventId && `as ${eventId}`,
    sameAs && `the same as “${sameAs.title}”`,
    wasTold && 'the submitter had been told',
  ].filter(Boolean);
  return more.length > 0 ? `${name} ${words}: ${more.join('; ')}` : `${name} ${words}`;
}

/** Who was faster, and with what, for a moderator whose decision came too late. */
export function overtakenWords(history: readonly AuditEntry[], moderator: string): string {
  const last = history.at(-1);
  const who = last?.who === moderator ? 'You have changed it already' : 'Somebody was faster';
  const what = last && last.action !== 'received' ? `: ${auditWords(last)}` : '';
  return `${who}${what}${/[.!?]”?$/.test(what) ? '' : '.'} Your decision was not saved; this is how it is now.`;
}
