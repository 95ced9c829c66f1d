import { Button } from '#components/ui/button';
import { BusyButton } from '#components/ui/form/busy-button';
import { FormActions } from '#components/ui/form/form-actions';
import { ADVERTISER_STEPS } from '#lib/submissions/fields/advertiser-application';
import { useHydrated } from '../ui/use-hydrated.ts';
import type { SendingStatus } from './application-status.tsx';

type ApplicationActionsProps = {
  /** Counted from 0. */
  step: number;
  /** Something is changed from the review, which comes next. */
  toReview: boolean;
  kind: SendingStatus['kind'];
  onPrevious: () => void;
};

/** Previous and Next once the script is there, and at the review the button that sends: once, and not while it works. */
export function ApplicationActions({ step, toReview, kind, onPrevious }: ApplicationActionsProps) {
  // A press that nothing hears would be lost; a button that waits says so.
  const isAlive = useHydrated();
  return (
    <FormActions>
      {kind !== 'success' && (
        <Button disabled={step === 0 || kind === 'submitting'} onClick={onPrevious}>
          Previous
        </Button>
      )}
      {step < ADVERTISER_STEPS.length - 1 ? (
        <Button type="submit" look="primary" disabled={!isAlive}>
          {toReview ? 'Next: back to review' : 'Next'}
        </Button>
      ) : (
        <BusyButton busy={kind === 'submitting'} busyWords="Sending…" disabled={kind === 'success'}>
          Submit Application
        </BusyButton>
      )}
    </FormActions>
  );
}
