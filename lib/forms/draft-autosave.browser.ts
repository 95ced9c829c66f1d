import 'client-only';
import { deleteDraft, saveDraft } from './draft.browser.ts';
import type { Draft, DraftKind } from './draft.ts';
import { holdDraft } from './draft-hold.browser.ts';

type AutosaveOptions = {
  /** Called after each save: whether the draft is on the device, or only in this page's memory. */
  onSaved?: (isOnDevice: boolean) => void;
  /** Called when the draft was sent or discarded. */
  onDiscarded?: (() => unknown) | undefined;
};

/**
 * Saves the draft of an open form on the device at each change. Without a change nothing is saved, so that an idle second
 * tab never overwrites the draft of the first.
 */
export class DraftAutosave {
  draft: Draft;
  private readonly kind: DraftKind;
  private readonly options: AutosaveOptions;
  private isOver = false;
  /** Releases the hold that prevents the draft from being sent elsewhere while the form is open. */
  private readonly release: () => void;

  constructor(kind: DraftKind, draft: Draft, options: AutosaveOptions = {}) {
    this.kind = kind;
    this.draft = draft;
    this.options = options;
    this.release = holdDraft(kind);
  }

  /** Changes the draft and saves it. */
  change(part: Partial<Draft>) {
    if (this.isOver) return;
    this.draft = { ...this.draft, ...part };
    const isOnDevice = saveDraft(this.kind, this.draft);
    this.options.onSaved?.(isOnDevice);
  }

  /** Adds what the visitor has not entered. It is saved with the next change: an untouched form stores nothing. */
  add(part: Partial<Draft>) {
    this.draft = { ...this.draft, ...part };
  }

  /** Stops saving and deletes the draft, because it was sent or discarded. */
  discard() {
    this.stop();
    deleteDraft(this.kind);
    this.options.onDiscarded?.();
  }

  /** Stops saving. */
  stop() {
    this.isOver = true;
    this.release();
  }
}
