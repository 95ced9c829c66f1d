import { StepFields } from '#components/forms/step-fields';
import { FormNote } from '#components/ui/form/form-note';
import { linesOfStep } from './event-lines.ts';

/** Step 3: who submits the event. */
export function ContactStep() {
  return (
    <>
      <FormNote>
        <p>
          We ask so that we can reach you with a question, and tell you when your event is approved. Your
          details stay private: they are used only for moderation and approval notices, and never published.
        </p>
      </FormNote>
      <StepFields lines={linesOfStep('contact')} />
    </>
  );
}
