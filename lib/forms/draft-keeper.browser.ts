import 'client-only';
import { deleteDraft, saveDraft } from './draft.browser.ts';
import type { Draft, DraftKind } from './draft.ts';
import { holdDraft } from './draft-hold.browser.ts';

/** Milliseconds after the last change before it is saved, so that a word is not saved letter by letter. */
const SAVE_AFTER_MS = 400;

/**
 * Saves the draft of an open form on the device: a change shortly after it is made, and at once when the page is hidden
 * or left. Without a change nothing is saved, so that an idle second tab never overwrites the draft of the first.
 */
export class DraftKeeper {
  draft: Draft;
  private readonly kind: DraftKind;
  private readonly onSaved: (onDevice: boolean) => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;
  /** Releases the hold that prevents the draft from being sent elsewhere while the form is open. */
  private readonly release: () => void;
  private saving: Promise<void> = Promise.resolve();

  /** `onSaved` is called after each save: whether the draft is on the device, or only in this page's memory. */
  constructor(kind: DraftKind, draft: Draft, onSaved: (onDevice: boolean) => void = () => {}) {
    this.kind = kind;
    this.draft = draft;
    this.onSaved = onSaved;
    this.release = holdDraft(kind);
    document.addEventListener('visibilitychange', this.whenHidden);
    window.addEventListener('pagehide', this.whenLeft);
  }

  /** Changes the draft and schedules its saving. */
  change(part: Partial<Draft>) {
    if (this.over) return;
    this.draft = { ...this.draft, ...part };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), SAVE_AFTER_MS);
  }

  /** Changes the draft and resolves when it is saved. */
  keep(part: Partial<Draft>): Promise<void> {
    this.change(part);
    return this.flush();
  }

  /** Saves pending changes; with `leaving`, synchronously. Resolves when they are saved; never rejects. */
  flush(leaving = false): Promise<void> {
    if (this.timer === undefined) return this.saving;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.saving = saveDraft(this.kind, this.draft, leaving).then((onDevice) => {
      if (!this.over) this.onSaved(onDevice);
    });
    return this.saving;
  }

  /** Stops saving and deletes the draft with its images, because it was sent or discarded. */
  async discard(): Promise<void> {
    this.end();
    await this.saving;
    await deleteDraft(this.kind);
  }

  /** Saves pending changes and stops saving. */
  stop(): Promise<void> {
    const stored = this.flush(true);
    this.end();
    return stored;
  }

  private end() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.over = true;
    this.release();
    document.removeEventListener('visibilitychange', this.whenHidden);
    window.removeEventListener('pagehide', this.whenLeft);
  }

  private readonly whenLeft = () => {
    void this.flush(true);
  };

  private readonly whenHidden = () => {
    if (document.visibilityState === 'hidden') void this.flush(true);
  };
}
