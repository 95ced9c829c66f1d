import { ApplicationFields, type StepProps } from './application-fields.tsx';

/** Step 3: what the advertising is for. */
export function GoalsStep(props: StepProps) {
  return <ApplicationFields {...props} step="goals" />;
}
