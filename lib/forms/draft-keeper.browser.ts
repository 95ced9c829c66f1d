import 'client-only';
import { deleteDraft, saveDraft } from './draft.browser.ts';
import type { Draft, DraftKind } from './draft.ts';
import { holdDraft } from './draft-hold.browser.ts';

/** Milliseconds between a change and its saving, so that a word is not stored letter by letter. */
const SAVE_AFTER_MS = 400;

/**
 * Keeps one draft on the device while somebody fills in its form: a change is stored a moment later, and at once
 * when the page is hidden or left. Nothing is stored unless something changed, so a second tab that only lies open
 * never overwrites the first.
 */
export class DraftKeeper {
  draft: Draft;
  private readonly kind: DraftKind;
  private readonly onSaved: (onDevice: boolean) => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;
  /** While the form is open, nothing else sends its draft. */
  private readonly release: () => void;
  private saving: Promise<void> = Promise.resolve();

  /** `onSaved` hears after each saving whether the draft lies on the device, or only in this page's memory. */
  constructor(kind: DraftKind, draft: Draft, onSaved: (onDevice: boolean) => void = () => {}) {
    this.kind = kind;
    this.draft = draft;
    this.onSaved = onSaved;
    this.release = holdDraft(kind);
    document.addEventListener('visibilitychange', this.whenHidden);
    window.addEventListener('pagehide', this.whenLeft);
  }

  /** Takes over what changed and stores it soon. */
  change(part: Partial<Draft>) {
    if (this.over) return;
    this.draft = { ...this.draft, ...part };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), SAVE_AFTER_MS);
  }

  /** Takes over what changed and resolves when it is stored: before something is sent, for example. */
  keep(part: Partial<Draft>): Promise<void> {
    this.change(part);
    return this.flush();
  }

  /** Stores what is not stored yet; `leaving`: before the call returns. Never rejects. */
  flush(leaving = false): Promise<void> {
    if (this.timer === undefined) return this.saving;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.saving = saveDraft(this.kind, this.draft, leaving).then((onDevice) => {
      if (!this.over) this.onSaved(onDevice);
    });
    return this.saving;
  }

  /** Ends the keeping and forgets the draft with its pictures: it was sent, or given up. */
  async discard(): Promise<void> {
    this.end();
    await this.saving;
    await deleteDraft(this.kind);
  }

  /** Ends the keeping; what is not stored yet is stored first. */
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
