import { FormNote } from '#components/ui/form/form-note';
import { StepFields } from './step-fields.tsx';

/** Step 3: who hands the event in. */
export function ContactStep() {
  return (
    <>
      <FormNote>
        <p>
          We ask so that we can reach you with a question, and tell you when your event is approved. Your
          details stay private: they are used only for moderation and approval notices, and never published.
        </p>
      </FormNote>
      <StepFields step="contact" />
    </>
  );
}
