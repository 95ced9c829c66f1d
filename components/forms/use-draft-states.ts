'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Draft } from '#lib/forms/draft';
import { loadDraft, loadDrafts } from '#lib/forms/draft.browser';
import type { DraftAutosave } from '#lib/forms/draft-autosave.browser';
import { draftKey } from '#lib/forms/draft-key';
import { DRAFT_SENT, type SentDraft } from '#lib/forms/waiting-forms';
import { deleteStored, draftsToOpen, type OfferedDraft, storedDrafts } from './offered-drafts.ts';
import { useDraftLocks } from './use-draft-locks.ts';
import { type OpenDraftOptions, type Resuming, useOpenDraft } from './use-open-draft.ts';

type DraftStateOptions<Values extends FieldValues> = Omit<
  OpenDraftOptions<Values>,
  'autosave' | 'closing' | 'hold'
> & {
  /** The draft that was open is not this form's any more: nothing of it is sent here. */
  onLetGo: () => void;
  /** The draft that is open was sent by another part of the page, or in another tab. */
  onSentElsewhere: (result: SentDraft['result']) => void;
};

/** What has happened to a draft: 'taken': it is in use elsewhere; 'gone': it was sent or deleted elsewhere. */
export type DraftNews = { what: 'taken' | 'gone' | 'deleted' };

type Opening = {
  /**
   * 'loading': before hydration; 'offered': there are drafts, and the visitor decides which to restore; 'lost': the draft
   * that was open is not this form's any more.
   */
  phase: 'loading' | 'offered' | 'open' | 'lost';
  offered: readonly OfferedDraft[];
  /** What has happened to a draft; in an open form, to the one before. */
  news?: DraftNews | undefined;
  /** The id of the draft that is open, or was. */
  draftId: string;
};

const LOADING: Opening = { phase: 'loading', offered: [], draftId: '' };

/**
 * The draft of a form: opened when the form opens, offered where there are several, saved at each change, and lost where
 * another tab has it, or has sent or deleted it. What was typed before that stays: a new draft begins with it, and a stored
 * one is restored together with it.
 */
export function useDraftStates<Values extends FieldValues>(options: DraftStateOptions<Values>) {
  const { kind, read, fill, fresh, onOpen, onLetGo, onSentElsewhere } = options;
  const [opening, setOpening] = useState(LOADING);
  /** The same for callbacks, which may be those of an earlier state. */
  const latest = useRef(opening);
  /** What has happened to the draft before the next one opens without a question. */
  const nextNews = useRef<DraftNews>(undefined);
  const autosave = useRef<DraftAutosave>(undefined);
  const closing = useRef<AbortSignal>(undefined);

  // What happens to an open draft in other tabs, or while the page is in the back/forward cache.
  const locks = useDraftLocks(kind.draft, opening.offered, {
    onLost: (id) => lose(id, 'taken'),
    onReturn: (id) => openOne(id)?.pause(),
    onRestored: (id) => {
      const own = openOne(id);
      if (!own?.isOutdated()) own?.resume();
      else if (loadDraft(kind.draft, id)) void renew(id);
      else lose(id, 'gone');
    },
    onReleased: () => void offerAgain(),
  });

  const { savedIn, openOne, openNew, openStored } = useOpenDraft({
    ...{ kind, read, fill, fresh, autosave, closing },
    hold: locks.hold,
    onOpen: (own, opened, isFilled) => {
      show({ phase: 'open', offered: [], news: nextNews.current, draftId: opened.id });
      nextNews.current = undefined;
      onOpen(own, opened, isFilled);
    },
  });

  function show(next: Opening) {
    latest.current = next;
    setOpening(next);
  }

  /** Leaves a draft to what has it now: nothing more is saved or sent here. Returns whether it was open. */
  function letGo(id: string): boolean {
    const own = openOne(id);
    if (!own) return false;
    own.stop();
    autosave.current = undefined;
    onLetGo();
    return true;
  }

  /** Says that a draft is not this form's any more. */
  function lose(id: string, why: 'taken' | 'gone') {
    if (!letGo(id)) return;
    show({ phase: 'lost', offered: [], news: { what: why }, draftId: id });
    if (kind.offersDraft || why === 'taken') return;
    // A form that offers no drafts goes on with what is stored by now.
    nextNews.current = { what: why };
    fill(kind.valuesOf(fresh));
    void start();
  }

  /** Opens a draft as it is stored by now, in place of the older state of it that is open. */
  async function renew(id: string) {
    if (!letGo(id) || (await resume(id, { isFresh: true }))) return;
    if (closing.current?.aborted || autosave.current) return;
    const why = loadDraft(kind.draft, id) ? 'taken' : 'gone';
    show({ phase: 'lost', offered: [], news: { what: why }, draftId: id });
  }

  function begin(isCleared: boolean) {
    // A second press.
    if (autosave.current) return;
    // What is still in the fields of a form that has lost its draft belongs to that.
    openNew({ isCleared, hasTyped: latest.current.phase !== 'lost' });
  }

  /** Opens a stored draft as it is by now; returns whether it did. */
  async function resume(id: string, how: Resuming = {}): Promise<boolean> {
    // A second press.
    if (autosave.current || locks.isClaiming()) return false;
    const release = await locks.claim(id, how.isTakenOver);
    const draft = loadDraft(kind.draft, id);
    if (release && draft && !closing.current?.aborted && !autosave.current) {
      openStored(draft, how, release);
      return true;
    }
    release?.();
    return false;
  }

  /** The visitor continues a draft that is offered, or was lost. */
  async function resumeChosen({ id }: Pick<Draft, 'id'>, isTakenOver: boolean) {
    const isFresh = latest.current.phase === 'lost';
    if (autosave.current || locks.isClaiming()) return;
    if (await resume(id, { isTakenOver, isFresh })) return;
    if (closing.current?.aborted) return;
    const why = loadDraft(kind.draft, id) ? 'taken' : 'gone';
    const lost: Opening = { phase: 'lost', offered: [], news: { what: why }, draftId: id };
    if (isFresh || !(await offer(lost.news))) show(lost);
  }

  /** Deletes a draft that is offered, unless something has taken it meanwhile. */
  async function remove(draft: Draft) {
    if (autosave.current || locks.isClaiming()) return;
    const release = await locks.claim(draft.id);
    const isThere = loadDraft(kind.draft, draft.id) !== undefined;
    if (release) deleteStored(kind, draft.id);
    release?.();
    const what = isThere ? 'deleted' : 'gone';
    if (!(await offer({ what: release ? what : 'taken' })) && latest.current.phase === 'offered') begin(true);
  }

  /** Offers the stored drafts, as they are by now; returns whether there is one. */
  async function offer(why?: DraftNews): Promise<boolean> {
    const found = await storedDrafts(kind);
    if (closing.current?.aborted || autosave.current || locks.isClaiming()) return true;
    if (found.length > 0) show({ phase: 'offered', offered: found, news: why, draftId: '' });
    return found.length > 0;
  }

  /** Opens the draft that is wanted, offers those that are stored, or begins a new one. */
  async function start() {
    // A new form waits for nothing.
    if (loadDrafts(kind.draft).length === 0) begin(false);
    else {
      const found = await storedDrafts(kind);
      if (closing.current?.aborted) return;
      for (const { id } of draftsToOpen(kind, found)) if (await resume(id)) break;
      if (closing.current?.aborted) return;
      if (!autosave.current && !(kind.offersDraft && (await offer()))) begin(false);
    }
    void kind.images?.deleteUnused();
  }

  /** Offers what is stored by now, where drafts are offered. */
  async function offerAgain() {
    const { phase: before, news: why } = latest.current;
    if (before === 'offered' && !(await offer(why)) && latest.current.phase === 'offered') begin(true);
  }

  const load = useEffectEvent(start);

  const onSent = useEffectEvent((event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    const { kind: ofKind, id, result }: SentDraft = event.detail;
    if (ofKind !== kind.draft) return;
    if (autosave.current?.draft.id !== id) return void offerAgain();
    autosave.current.discard();
    onSentElsewhere(result);
  });

  // Of changes in this tab there is no such event.
  const onStored = useEffectEvent(({ key }: StorageEvent) => {
    const open = autosave.current?.draft.id;
    if (key === null || key.startsWith(draftKey(kind.draft, ''))) void offerAgain();
    const isOpenOne = open !== undefined && key === draftKey(kind.draft, open);
    if (isOpenOne && kind.offersDraft && !loadDraft(kind.draft, open)) lose(open, 'gone');
  });

  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    closing.current = signal;
    void load();
    // Another part of the page, or another tab, may send a draft or delete it.
    window.addEventListener(DRAFT_SENT, (event) => onSent(event), { signal });
    window.addEventListener('storage', (event) => onStored(event), { signal });
    return () => {
      control.abort();
      autosave.current?.stop();
      autosave.current = undefined;
    };
  }, []);

  return {
    ...opening,
    savedIn,
    autosave,
    /** Aborted when the form is closed. */
    closing,
    /** Opens a draft that is offered, or the one that was lost; `isTakenOver`: although another tab has it open. */
    resumeChosen,
    remove,
    begin,
    /** Begins with the next draft after one was sent; the fields are left as they are. */
    startNext: () => {
      autosave.current = undefined;
      void start();
    },
  };
}
