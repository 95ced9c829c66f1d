import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { newsWords } from '#components/forms/draft-news.ts';
import { LostDraft } from '#components/forms/lost-draft';
import { useFormMachine } from '#components/forms/use-form-machine.ts';
import { ErrorSummary } from '#components/ui/form/error-summary';
import { FieldError } from '#components/ui/form/field-error';
import { FormNote } from '#components/ui/form/form-note';
import { honeypotOf } from '#components/ui/form/honeypot-field';
import { track } from '#lib/analytics/track.browser';
import type { FieldErrors } from '#lib/text/field-errors';
import { ContactFailed } from './contact-failed.tsx';
import styles from './contact-form.module.css';
import { CONTACT_FIELDS, CONTACT_FORM } from './contact-kind.ts';
import { ContactSent } from './contact-sent.tsx';
import { type ContactLiveProps, contactField } from './contact-state.ts';

const COUNTED = { attempted: 'submit', completed: 'success', failed: 'error' } as const;

/** The fields of the form, in order, without the honeypot. */
const controlsOf = (form: HTMLFormElement) =>
  CONTACT_FIELDS.map((name) => form.elements.namedItem(name)).filter(
    (control) => control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement,
  );

/** Makes a form rendered by the server work: it reads and fills its fields, and renders messages into its slots. */
export function ContactLive({ form, presses, contact }: ContactLiveProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  const [isRestored, setIsRestored] = useState(false);
  const handledPresses = useRef(0);
  const controls = controlsOf(form);
  const read = () => Object.fromEntries(controls.map(({ name, value }) => [name, value]));

  const { phase, news, draftId, sending, autosave, submit, ...machine } = useFormMachine({
    kind: CONTACT_FORM,
    read,
    fill: (values) => {
      for (const control of controls) control.value = values[control.name] ?? '';
    },
    refuse: (wrong) => {
      setErrors(wrong);
      setRefusals((count) => count + 1);
      return true;
    },
    onOpen: (draft, isFilled) => setIsRestored(isFilled && !draft.waiting),
    onOutcome: (what) => {
      track({ name: `contact_form_${COUNTED[what]}` });
      setIsRestored(false);
      if (what === 'attempted') setErrors({});
    },
  });

  const edit = useEffectEvent(({ target }: Event) => {
    const { name } = target as HTMLInputElement;
    setErrors(({ [name]: _, ...others }) => others);
    autosave.current?.change({ values: read() });
  });
  useEffect(() => {
    const onInput = (event: Event) => edit(event);
    form.addEventListener('input', onInput);
    return () => form.removeEventListener('input', onInput);
  }, [form]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press, and not before the draft is loaded
  useEffect(() => {
    if (presses === handledPresses.current || phase !== 'open') return;
    handledPresses.current = presses;
    submit(honeypotOf(form));
  }, [presses, phase]);

  useEffect(() => {
    for (const control of controlsOf(form)) {
      const wrong = Boolean(errors[control.name]);
      control.parentElement?.toggleAttribute('data-wrong', wrong);
      if (wrong) control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
    }
  }, [form, errors]);

  const { status } = sending;
  useEffect(() => {
    form.hidden = status === 'success' || phase === 'lost';
    form.querySelector('[type="submit"]')?.setAttribute('aria-disabled', String(status === 'submitting'));
  }, [form, status, phase]);

  const writeAnother = () => {
    form.reset();
    form.hidden = false;
    controls[0]?.focus();
    machine.startNext();
  };
  if (status === 'success') {
    const { reference, statusUrl } = sending;
    return <ContactSent {...{ contact, reference, statusUrl }} onAgain={writeAnother} />;
  }

  if (phase === 'lost')
    return (
      <LostDraft
        news={news}
        what="message"
        level={3}
        className={styles.form}
        takesFocus={form.contains(document.activeElement)}
        onTakeOver={() => machine.takeOver({ id: draftId })}
        onStart={machine.startAnew}
      />
    );

  const into = (slot: string, words: ReactNode) => {
    const found = form.querySelector(`[data-place="${slot}"]`);
    return found && createPortal(words, found);
  };
  const isWaiting = status === 'submitting' && sending.state === 'waiting';
  const problems = controls.flatMap(({ name }) =>
    errors[name] ? [{ name: contactField(name), message: errors[name] }] : [],
  );
  return (
    <>
      {into('problems', <ErrorSummary problems={problems} attempt={refusals} />)}
      {controls.map(({ id, name }) => (
        <Fragment key={name}>{into(name, <FieldError id={id} error={errors[name]} />)}</Fragment>
      ))}
      {into(
        'alert',
        status === 'error' && (
          <FormNote look="error">
            <ContactFailed contact={contact} />
          </FormNote>
        ),
      )}
      {into(
        'status',
        <>
          {news && <FormNote>{newsWords(news, 'message')}</FormNote>}
          {isRestored && <FormNote>We kept what you had written.</FormNote>}
          {status === 'submitting' && !isWaiting && <p>Sending…</p>}
          {isWaiting && (
            <FormNote>
              You are offline. Your message is saved on this device and will be sent automatically as soon as
              you are back online.
            </FormNote>
          )}
        </>,
      )}
    </>
  );
}
