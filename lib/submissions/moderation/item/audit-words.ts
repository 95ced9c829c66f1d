import { ANNOUNCEMENT_KIND_NAMES, announcementKind } from '../../items/announcements/announcement-kinds.ts';
import { CAME_TOO_LATE } from '../../items/states/submission-states.ts';
import { SENT_LINK_AUDIT } from '../decisions/sent-link-words.ts';

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

/** Entries as what somebody did with the item, where their own words lack it. */
const WITH_ITEM: Record<string, string> = {
  approved: 'approved it',
  rejected: 'rejected it',
  'marked as answered': 'marked it as answered',
  'marked as spam': 'marked it as spam',
  asked: 'asked its sender something',
  answered: 'answered our question',
  reopened: 'reopened it',
  edited: 'edited it',
  corrected: 'corrected it',
  proposed: 'proposed a correction',
};

/** Who was faster, and with what, for a moderator whose decision came too late. */
export function overtakenWords(history: readonly AuditEntry[], moderator: string): string {
  const last = history.findLast(
    ({ action }) => !action.startsWith(CAME_TOO_LATE) && action !== SENT_LINK_AUDIT,
  );
  const after = 'Your decision was not saved; this is how it is now.';
  if (!last || last.action === 'received') return `Somebody was faster. ${after}`;
  const { reason } = JSON.parse(last.detail) as { reason?: string };
  const did = WITH_ITEM[last.action] ?? DID.get(last.action) ?? last.action;
  const end = reason ? `: “${reason}”${/[.!?]$/.test(reason) ? '' : '.'}` : '.';
  const begin =
    last.who === moderator ? `You already ${did}` : `${WHO[last.who] ?? last.who} was faster and ${did}`;
  return `${begin}${end} ${after}`;
}
