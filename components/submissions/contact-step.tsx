'use client';

import { FormNote } from '#components/ui/form/form-note';
import { TextField } from '#components/ui/form/text-field';
import { EVENT_LABELS } from '#lib/submissions/fields/event-words';
import { useEventFields } from './use-event-fields.ts';

/** Step 3: who hands the event in. */
export function ContactStep() {
  const { register, errorOf } = useEventFields();
  return (
    <>
      <FormNote>
        <p>
          We ask so that we can reach you with a question, and tell you when your event is approved. Your
          details stay private: they are used only for moderation and approval notices, and never published.
        </p>
      </FormNote>
      <TextField
        {...register('submitterName')}
        label={EVENT_LABELS.submitterName}
        autoComplete="name"
        error={errorOf('submitterName')}
      />
      <TextField
        {...register('submitterEmail')}
        type="email"
        label={EVENT_LABELS.submitterEmail}
        help="The answer goes here."
        autoComplete="email"
        error={errorOf('submitterEmail')}
      />
      <TextField
        {...register('submitterPhone')}
        type="tel"
        label={EVENT_LABELS.submitterPhone}
        optional
        autoComplete="tel"
        error={errorOf('submitterPhone')}
      />
    </>
  );
}
