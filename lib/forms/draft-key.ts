import type { DraftKind } from './draft.ts';

/** The key under which the words of a draft are in local storage. */
export const draftKey = (kind: DraftKind): string => `draft-${kind}`;
