import { type RefObject, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { Draft } from '#lib/forms/draft';
import { openDraft } from '#lib/forms/draft.browser';
import { DraftAutosave } from '#lib/forms/draft-autosave.browser';
import { keepOpeningToken } from '#lib/forms/opening-token.browser';
import { type JoinTexts, withTyped } from '#lib/forms/with-typed';
import type { FormKind } from './form-kind.ts';

export type OpenDraftOptions<Values extends FieldValues> = {
  kind: FormKind<Values>;
  read: () => Values;
  fill: (values: DefaultValues<Values>) => void;
  /** Values of a new draft. */
  fresh: Record<string, unknown>;
  /** What saves the draft that is open. */
  autosave: RefObject<DraftAutosave | undefined>;
  /** Holds a new draft, so that no other tab opens it; returns what lets it go. */
  hold: (id: string) => () => void;
  /** Aborted when the form is closed. */
  closing: RefObject<AbortSignal | undefined>;
  /** `opened`: the draft as it was opened; `isFilled`: the fields were filled from it. */
  onOpen: (own: DraftAutosave, opened: Draft, isFilled: boolean) => void;
};

export type Resuming = {
  /** Another tab, or what sends the draft, has to let it go. */
  isTakenOver?: boolean;
  /** What is in the fields is an older state of the draft. */
  isFresh?: boolean;
};

type Beginning = {
  /** The fields may have the answers of another draft. */
  isCleared: boolean;
  /** What was typed before belongs to the new draft. */
  hasTyped: boolean;
};

const keepStored: JoinTexts = (_name, stored) => stored;

/** The draft that is open in a form: a new one or a stored one, with what was typed before it was opened. */
export function useOpenDraft<Values extends FieldValues>(options: OpenDraftOptions<Values>) {
  const { kind, read, fill, fresh, autosave, closing, hold, onOpen } = options;
  /** Where the draft is saved, once it has answers. */
  const [savedIn, setSavedIn] = useState<'nothing' | 'device' | 'page'>('nothing');

  /** What was typed before a draft was opened: before hydration, or while the form's code was loaded. */
  function typedBefore(): Values | undefined {
    const values = read();
    return kind.hasAnswers(values) ? values : undefined;
  }

  function open(draft: Draft, isFilled: boolean, isChanged: boolean, release?: () => void) {
    const { isAskedFor: _, ...opened } = draft;
    const own = new DraftAutosave(kind.draft, opened, {
      onSaved: (isOnDevice) => {
        if (kind.hasAnswers(own.draft.values)) setSavedIn(isOnDevice ? 'device' : 'page');
      },
      onDiscarded: kind.images?.delete,
      release: release ?? hold(opened.id),
    });
    autosave.current = own;
    if (kind.opening && closing.current) keepOpeningToken(own, closing.current);
    if (isChanged) own.change({ values: read() });
    onOpen(own, opened, isFilled);
  }

  return {
    savedIn,
    /** The open draft, where it has this id. */
    openOne: (id: string) => (autosave.current?.draft.id === id ? autosave.current : undefined),
    openNew: ({ isCleared, hasTyped }: Beginning) => {
      const typed = hasTyped ? typedBefore() : undefined;
      const values = { ...fresh, ...typed };
      const draft = openDraft();
      if (isCleared) fill(kind.valuesOf(values));
      open({ ...draft, values }, isCleared, typed !== undefined);
    },
    /** Opens a stored draft; `release` lets it go for other tabs. */
    openStored: (draft: Draft, { isTakenOver, isFresh }: Resuming, release: () => void) => {
      const typed = isFresh ? undefined : typedBefore();
      const values = withTyped(draft.values, typed ?? {}, kind.joinTexts ?? keepStored);
      const isChanged = typed !== undefined && JSON.stringify(values) !== JSON.stringify(draft.values);
      fill(kind.valuesOf(values));
      // What was changed, or was being sent elsewhere until the visitor ended that, is not sent by itself.
      const isStopped = isChanged || (isTakenOver === true && draft.waiting === true);
      open({ ...draft, values, ...(isStopped && { waiting: false }) }, true, isStopped, release);
    },
  };
}
