import 'client-only';
import { deleteDraft, loadDraft, saveDraft } from './draft.browser.ts';
import type { Draft, DraftKind } from './draft.ts';
import { holdDraft } from './draft-hold.browser.ts';

type AutosaveOptions = {
  /** Called after each save: whether the draft is on the device, or only in this page's memory. */
  onSaved?: (isOnDevice: boolean) => void;
  /** Called with the id of the draft when it was sent or discarded. */
  onDiscarded?: ((id: string) => unknown) | undefined;
  /** Releases the hold that the form has of its draft already; without it, it takes one. */
  release?: (() => void) | undefined;
};

/**
 * Saves the draft of an open form on the device at each change. Without a change nothing is saved.
 */
export class DraftAutosave {
  draft: Draft;
  private readonly kind: DraftKind;
  private readonly options: AutosaveOptions;
  private isOver = false;
  private isPaused = false;
  private isUnsaved = false;
  /** Releases the hold that prevents the draft from being sent elsewhere while the form is open. */
  private readonly release: () => void;
  /** When what is stored was saved, as far as this form knows; undefined while nothing of the draft is stored. */
  private savedAt: number | undefined;

  constructor(kind: DraftKind, draft: Draft, options: AutosaveOptions = {}) {
    this.kind = kind;
    this.draft = draft;
    this.options = options;
    this.release = options.release ?? holdDraft(kind, draft.id);
    this.savedAt = loadDraft(kind, draft.id)?.savedAt;
  }

  /** Changes the draft and saves it. */
  change(part: Partial<Draft>) {
    if (this.isOver) return;
    this.draft = { ...this.draft, ...part };
    this.isUnsaved = this.isPaused;
    if (this.isPaused) return;
    this.savedAt = Date.now();
    const isOnDevice = saveDraft(this.kind, this.draft, this.savedAt);
    this.options.onSaved?.(isOnDevice);
  }

  /** Saves nothing until `resume`: another form may have the draft. */
  pause() {
    this.isPaused = true;
  }

  /** Saves what was changed since `pause`. */
  resume() {
    this.isPaused = false;
    if (this.isUnsaved) this.change({});
  }

  /** Adds what the visitor has not entered. It is saved with the next change: an untouched form stores nothing. */
  add(part: Partial<Draft>) {
    this.draft = { ...this.draft, ...part };
  }

  /** Whether the stored draft is another than this form has saved: it was changed, sent or deleted elsewhere. */
  isOutdated(): boolean {
    return !this.isOver && loadDraft(this.kind, this.draft.id)?.savedAt !== this.savedAt;
  }

  /** Stops saving and deletes the draft, because it was sent or discarded. */
  discard() {
    this.stop();
    deleteDraft(this.kind, this.draft.id);
    this.options.onDiscarded?.(this.draft.id);
  }

  /** Stops saving. */
  stop() {
    this.isOver = true;
    this.release();
  }
}
