import type { ItemKind, NotificationKind } from '#lib/server/store/schema';
import {
  APPROVED_WORDS,
  ASKED_WORDS,
  REJECTED_WORDS,
  type StateWords,
  UNANSWERED_WORDS,
  UNKNOWN_WORDS,
  WAITING_WORDS,
  WITHDRAWN_WORDS,
} from './state-words.ts';
import { UNWANTED_IMAGE_DAYS } from './unwanted-image-days.ts';

/** What moderators decide about an open submission. */
export const DECISIONS = ['approve', 'reject', 'answer', 'spam'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What a submitter does on the private page. */
const SUBMITTER_ACTIONS = ['correct', 'withdraw', 'announce', 'propose', 'reply', 'reopen'] as const;
export type SubmitterAction = (typeof SUBMITTER_ACTIONS)[number];

/** What moderators answer to a correction that an organiser proposes. */
export const PROPOSAL_ANSWERS = ['accept', 'decline'] as const;
export type ProposalAnswer = (typeof PROPOSAL_ANSWERS)[number];

type Action = Decision | 'ask' | 'edit' | 'amend' | 'undo' | SubmitterAction | ProposalAnswer;

/** What happens to a decided submission RETENTION_DAYS after the decision. */
export type Retention = 'keep' | 'delete' | 'delete-private-fields';

type SubmissionState = {
  /** Its name for moderators, and other names for single kinds. */
  label: string;
  labels?: Partial<Record<ItemKind, string>>;
  /** What its submitter reads on the status page. */
  words: StateWords;
  /** Whether an event in it is on the calendar. */
  isPublic: boolean;
  /** The actions it allows; TRANSITIONS says which state each one leads to. */
  actions: readonly Action[];
  /** Whether no mail goes out about it. */
  isSilent?: boolean;
  /** Days after the decision in which its images are stored; without a number, as long as the item. */
  imageDays?: number;
  /** Whether its submitter is shown the reason and invited to send it again. */
  isRefused?: boolean;
} & (
  | {
      isOpen: true /** Whether it waits for its submitter, apart from what moderators have to decide. */;
      isAsked?: true;
    }
  /** Open submissions are never deleted, so only decided ones have a retention rule. */
  | { isOpen: false; retention: Readonly<Record<ItemKind, Retention>> }
);

const DELETE_ALL = { event: 'delete', advertiser: 'delete', contact: 'delete' } as const;

/** The life of a submission: every state that it can be in. For applications and messages, 'approved' is answered. */
export const SUBMISSION_STATES = {
  pending: {
    label: 'Waiting',
    words: WAITING_WORDS,
    isOpen: true,
    isPublic: false,
    actions: ['approve', 'reject', 'answer', 'spam', 'ask', 'edit', 'correct', 'withdraw'],
  },
  // A moderator has asked its submitter something. It can be decided without waiting for the answer.
  asked: {
    label: 'Asked',
    words: ASKED_WORDS,
    isOpen: true,
    isAsked: true,
    isPublic: false,
    actions: ['approve', 'reject', 'answer', 'spam', 'edit', 'undo', 'reply', 'correct', 'withdraw'],
  },
  approved: {
    label: 'Approved',
    labels: { advertiser: 'Answered', contact: 'Answered' },
    words: APPROVED_WORDS,
    isOpen: false,
    isPublic: true,
    retention: { ...DELETE_ALL, event: 'delete-private-fields' },
    actions: ['undo', 'announce', 'propose', 'accept', 'decline', 'amend'],
  },
  rejected: {
    label: 'Rejected',
    words: REJECTED_WORDS,
    isOpen: false,
    isPublic: false,
    retention: DELETE_ALL,
    actions: ['undo'],
    isRefused: true,
  },
  withdrawn: {
    label: 'Withdrawn',
    words: WITHDRAWN_WORDS,
    isOpen: false,
    isPublic: false,
    retention: DELETE_ALL,
    actions: [],
    imageDays: UNWANTED_IMAGE_DAYS,
  },
  // Closed because the question had no answer. Its images are retained with it, since it can be reopened.
  unanswered: {
    label: 'Unanswered',
    words: UNANSWERED_WORDS,
    isOpen: false,
    isPublic: false,
    retention: DELETE_ALL,
    actions: ['undo', 'reply', 'reopen'],
  },
  // Set by a moderator or by the honeypot. Its submitter sees it as waiting, so that a robot cannot tell it was caught.
  spam: {
    label: 'Spam',
    words: WAITING_WORDS,
    isOpen: false,
    isPublic: false,
    retention: DELETE_ALL,
    actions: ['undo', 'correct', 'withdraw'],
    isSilent: true,
    imageDays: UNWANTED_IMAGE_DAYS,
  },
} as const satisfies Record<string, SubmissionState>;

type ItemStatus = keyof typeof SUBMISSION_STATES;
/** A table of states; tests use tables of their own. */
export type SubmissionStates = Readonly<Record<string, SubmissionState>>;

/** The status of a new submission, by whether its honeypot was empty (a person) or filled in (a robot). */
export const RECEIVED_AS = { person: 'pending', robot: 'spam' } as const satisfies Record<string, ItemStatus>;

type Transition = {
  kinds: readonly ItemKind[];
  /** The state it leads to; without one the state does not change. */
  to?: ItemStatus;
  /** The mail that it sends. */
  mail?: NotificationKind;
  /** Its entry in the history of the item, where it ends what a mail asked of moderators. */
  audit?: string;
};
export type DecisionTransition = Transition & { to: ItemStatus; audit: string };

export const ITEM_KINDS = ['event', 'advertiser', 'contact'] as const satisfies readonly ItemKind[];

/**
 * The state each action leads to, and the mail it sends. Leaving a silent state also sends the mails it suppressed.
 */
export const TRANSITIONS = {
  approve: { kinds: ['event'], to: 'approved', mail: 'decision', audit: 'approved' },
  reject: { kinds: ['event'], to: 'rejected', mail: 'decision', audit: 'rejected' },
  answer: { kinds: ['advertiser', 'contact'], to: 'approved', audit: 'marked as answered' },
  spam: { kinds: ITEM_KINDS, to: 'spam', audit: 'marked as spam' },
  ask: { kinds: ['event'], to: 'asked', mail: 'question', audit: 'asked' },
  edit: { kinds: ['event'] },
  undo: { kinds: ITEM_KINDS, to: 'pending' },
  correct: { kinds: ['event', 'advertiser'], mail: 'moderators-new' },
  withdraw: { kinds: ITEM_KINDS, to: 'withdrawn', mail: 'moderators-new' },
  announce: { kinds: ['event'], mail: 'moderators-new' },
  propose: { kinds: ['event'], mail: 'moderators-new' },
  accept: { kinds: ['event'], mail: 'correction' },
  decline: { kinds: ['event'], mail: 'correction' },
  amend: { kinds: ['event'], mail: 'correction' },
  reply: { kinds: ['event'], to: 'pending', mail: 'moderators-new' },
  reopen: { kinds: ['event'], to: 'asked', mail: 'moderators-new' },
} as const satisfies Record<Action, Transition> & Record<Decision, DecisionTransition>;

/**
 * The state of a status. A status that is not in the table, perhaps written by a newer version, is not open, not
 * public, never deleted, and allows no action.
 */
export const stateOf = (status: string, states: SubmissionStates = SUBMISSION_STATES): SubmissionState =>
  (Object.hasOwn(states, status) ? states[status] : undefined) ?? {
    label: status,
    words: UNKNOWN_WORDS,
    isOpen: false,
    isPublic: false,
    retention: { event: 'keep', advertiser: 'keep', contact: 'keep' },
    actions: [],
  };

/** The status of an item whose question had no answer in time. */
export const CLOSED_AS = 'unanswered' satisfies ItemStatus;

/** How closing such an item, taking a decision back, and one that came too late begin in its history. */
export const CLOSED_AUDIT = 'closed it without an answer';
export const TOOK_BACK = 'took back';
export const CAME_TOO_LATE = 'came too late to';

/** The entries in a history after which an item no longer asks moderators what it asked before. */
export const ENDS_ASKING: readonly string[] = [
  ...DECISIONS.map((decision) => TRANSITIONS[decision].audit),
  TRANSITIONS.ask.audit,
  CLOSED_AUDIT,
];

/** Whether a state waits for a decision of a moderator, and not for its submitter. */
export const waitsForDecision = (state: SubmissionState): boolean => state.isOpen && !state.isAsked;

/** The statuses of the states that meet a condition, for a query: `where('status', 'in', …)`. */
export const statusesWhere = (
  isMet: (state: SubmissionState) => boolean,
  states: SubmissionStates = SUBMISSION_STATES,
): string[] => Object.keys(states).filter((status) => isMet(stateOf(status, states)));

type Subject = { kind: ItemKind; status: string };

/** Whether an action can be done with an item in its state: `canDo({ kind: 'event', status: 'approved' }, 'undo')`. */
export function canDo({ kind, status }: Subject, action: Action, states?: SubmissionStates): boolean {
  const { kinds }: Transition = TRANSITIONS[action];
  return kinds.includes(kind) && stateOf(status, states).actions.includes(action);
}

/** What the submitter of an item can do with it. */
export const submitterActions = (item: Subject, states?: SubmissionStates): SubmitterAction[] =>
  SUBMITTER_ACTIONS.filter((action) => canDo(item, action, states));

/** The name of an item’s state for moderators: 'Approved' for an event is 'Answered' for a message. */
export function statusLabel({ kind, status }: Subject, states?: SubmissionStates): string {
  const { label, labels } = stateOf(status, states);
  return labels?.[kind] ?? label;
}
