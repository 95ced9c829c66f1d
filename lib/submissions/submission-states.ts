import type { ItemKind, NotificationKind } from '#lib/server/store/schema';
import {
  APPROVED_WORDS,
  REJECTED_WORDS,
  type StateWords,
  UNKNOWN_WORDS,
  WAITING_WORDS,
  WITHDRAWN_WORDS,
} from './state-words.ts';

/** What moderators decide about an open submission. */
export const DECISIONS = ['approve', 'reject', 'answer', 'spam'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What a submitter does on the private page. */
const SUBMITTER_ACTIONS = ['correct', 'withdraw', 'announce'] as const;
export type SubmitterAction = (typeof SUBMITTER_ACTIONS)[number];

type Action = Decision | 'edit' | 'undo' | SubmitterAction;

/** What becomes of a decided submission when its time is over: RETENTION_DAYS after the decision. */
export type Retention = 'keep' | 'delete' | 'delete-private-fields';

type SubmissionState = {
  /** What moderators call it, and where it has another name for a kind. */
  label: string;
  labels?: Partial<Record<ItemKind, string>>;
  /** What its submitter reads. */
  words: StateWords;
  /** Whether an event in it is on the calendar. */
  isPublic: boolean;
  /** Who may do what with it; where that leads is told by the action's transition. */
  actions: readonly Action[];
  /** Whether no mail goes out about it. */
  isSilent?: boolean;
  /** Whether its submitter reads why, and is invited to send it again. */
  isRefused?: boolean;
} & (
  | { isOpen: true }
  /** An open submission is kept until it is decided, so only a decided one has a time that ends. */
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
    actions: ['approve', 'reject', 'answer', 'spam', 'edit', 'correct', 'withdraw'],
  },
  approved: {
    label: 'Approved',
    labels: { advertiser: 'Answered', contact: 'Answered' },
    words: APPROVED_WORDS,
    isOpen: false,
    isPublic: true,
    retention: { ...DELETE_ALL, event: 'delete-private-fields' },
    actions: ['undo', 'announce'],
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
  },
  // A moderator's decision or the honeypot's. To its submitter it looks as if it waited, so that a robot learns nothing.
  spam: {
    label: 'Spam',
    words: WAITING_WORDS,
    isOpen: false,
    isPublic: false,
    retention: DELETE_ALL,
    actions: ['undo', 'correct', 'withdraw'],
    isSilent: true,
  },
} as const satisfies Record<string, SubmissionState>;

type ItemStatus = keyof typeof SUBMISSION_STATES;
/** A table of states; tests bring one of their own. */
export type SubmissionStates = Readonly<Record<string, SubmissionState>>;

/** The status of a submission that comes in, by who sent it as the honeypot tells. */
export const RECEIVED_AS = { person: 'pending', robot: 'spam' } as const satisfies Record<string, ItemStatus>;

type Transition = {
  kinds: readonly ItemKind[];
  /** The state it leads to; without one it stays where it is. */
  to?: ItemStatus;
  /** The mail that it sends. */
  mail?: NotificationKind;
};
export type DecisionTransition = Transition & {
  to: ItemStatus;
  /** What the history says of it. */
  audit: string;
};

export const ITEM_KINDS = ['event', 'advertiser', 'contact'] as const satisfies readonly ItemKind[];

/**
 * Where each action leads, and which mail it sends. Leaving a silent state also sends the mails that it held back.
 */
export const TRANSITIONS = {
  approve: { kinds: ['event'], to: 'approved', mail: 'decision', audit: 'approved' },
  reject: { kinds: ['event'], to: 'rejected', mail: 'decision', audit: 'rejected' },
  answer: { kinds: ['advertiser', 'contact'], to: 'approved', audit: 'marked as answered' },
  spam: { kinds: ITEM_KINDS, to: 'spam', audit: 'marked as spam' },
  edit: { kinds: ['event'] },
  undo: { kinds: ITEM_KINDS, to: 'pending' },
  correct: { kinds: ['event', 'advertiser'], mail: 'moderators-new' },
  withdraw: { kinds: ITEM_KINDS, to: 'withdrawn', mail: 'moderators-new' },
  announce: { kinds: ['event'], mail: 'moderators-new' },
} as const satisfies Record<Action, Transition> & Record<Decision, DecisionTransition>;

/**
 * The row of a status. One that is not in the table, as a newer version may have written it, is not open, not public
 * and never deleted, and nothing can be done with it.
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

/** What moderators call the state of an item, in one word: what is approved of an event is answered of a message. */
export function statusLabel({ kind, status }: Subject, states?: SubmissionStates): string {
  const { label, labels } = stateOf(status, states);
  return labels?.[kind] ?? label;
}
