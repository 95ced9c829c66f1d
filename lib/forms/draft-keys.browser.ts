import 'client-only';
import { storedKeys } from '#lib/device/web-storage.browser';
import type { DraftKind } from './draft.ts';
import { draftKey } from './draft-key.ts';

/** The keys of the drafts of a kind that are stored on this device. */
export const draftKeys = (kind: DraftKind): string[] => storedKeys(draftKey(kind, ''));
