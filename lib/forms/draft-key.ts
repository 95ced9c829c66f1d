import type { DraftKind } from './draft.ts';

/** The key under which the words of a draft are in local storage, and the name of its lock. */
export const draftKey = (kind: DraftKind, id: string): string => `draft-${kind}${id && `-${id}`}`;
