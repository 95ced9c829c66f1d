import { keepText } from '#lib/device/kept-text.browser';
import { bodyToSend, type Draft } from '#lib/forms/draft';
import { loadDraft, openDraft } from '#lib/forms/draft.browser';
import { DraftKeeper } from '#lib/forms/draft-keeper.browser';
import { fieldErrorsOf } from '#lib/forms/field-schemas';
import { sendForm } from '#lib/forms/send-form.browser';
import { contactMessageSchema } from '#lib/submissions/fields/contact-message';
import { type ContactReport, type ContactState, DRAFT_MARK } from './contact-state.ts';

const PATH = '/api/contact';
const NAMES = ['name', 'email', 'phone', 'subject', 'message'] as const;
/** Milliseconds to try without an answer while the device says it is online; without a network it waits as long. */
const PATIENCE_MS = 20_000;

/** What happens behind the contact form: checking, sending and keeping the draft. */
export type ContactDesk = {
  /** Keeps what is typed now. */
  keep: () => void;
  submit: (honeypot: string) => Promise<void>;
  close: () => void;
};

/** The fields of the form, in order, without the one that nobody sees. */
export const controlsOf = (form: HTMLFormElement) =>
  NAMES.map((name) => form.elements.namedItem(name)).filter(
    (control) => control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement,
  );

/** Remembers beside the database whether it is worth opening. */
function mark(kept: boolean) {
  // Where nothing can be kept the draft is found when somebody comes to the form.
  keepText(DRAFT_MARK, kept ? 'yes' : undefined);
}

/** Opens the desk behind a form whose fields may already hold something; `show` hears what is to be seen. */
export async function openDesk(
  form: HTMLFormElement,
  show: (part: Partial<ContactState>) => void,
  report: (what: ContactReport) => void = () => {},
): Promise<ContactDesk> {
  const read = () => Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));
  const isEmpty = () => controlsOf(form).every(({ value }) => value === '');
  const going = new AbortController();

  function fill({ values }: Draft) {
    for (const control of controlsOf(form)) {
      const value = values[control.name];
      if (typeof value === 'string') control.value = value;
    }
  }

  const kept = await loadDraft('contact');
  const keeper = new DraftKeeper('contact', kept ?? (await openDraft('contact')));
  let sending = false;
  let refusals = 0;

  async function send(body: Record<string, unknown>) {
    if (sending) return;
    sending = true;
    show({ status: 'submitting', errors: {}, waiting: false, restored: false });
    await keeper.keep({ values: read(), body, waiting: true });
    const result = await sendForm({
      path: PATH,
      body,
      idempotencyKey: keeper.draft.idempotencyKey,
      patienceMs: PATIENCE_MS,
      signal: going.signal,
      onState: (state) => show({ waiting: state === 'waiting' }),
      onRenewed: (renewed) => keeper.keep(renewed),
    });
    sending = false;
    if (result.ok) {
      await keeper.discard();
      mark(false);
      show({ status: 'success', waiting: false, reference: result.reference });
      report('success');
    } else if (result.code !== 'cancelled') {
      await keeper.keep({ waiting: false });
      if (result.fields) refusals += 1;
      show({ status: 'error', waiting: false, errors: result.fields ?? {}, refusals });
      report('error');
    }
  }

  if (kept && isEmpty()) {
    fill(kept);
    if (kept.waiting && kept.body) void send(kept.body);
    else show({ restored: !isEmpty() });
  } else if (!isEmpty()) {
    mark(true);
    keeper.change({ values: read() });
  }

  return {
    keep: () => {
      // At once: a page that is left has no time to hear that the draft was stored.
      mark(true);
      keeper.change({ values: read() });
    },
    close: () => {
      going.abort();
      void keeper.stop();
    },
    submit: async (honeypot) => {
      // What fills a field that nobody sees is a machine: nothing is sent, nothing is said.
      if (honeypot || sending) return;
      const checked = contactMessageSchema.safeParse(read());
      if (!checked.success) {
        refusals += 1;
        show({ status: 'idle', errors: fieldErrorsOf(checked.error), refusals });
        return;
      }
      report('submit');
      const { honeypot: _nothing, ...body } = checked.data;
      await send(bodyToSend(keeper.draft.body, body, []));
    },
  };
}
