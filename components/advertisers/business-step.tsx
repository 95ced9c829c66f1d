import { ApplicationFields, type StepProps } from './application-fields.tsx';

/** Step 1: the business. */
export function BusinessStep(props: StepProps) {
  return (
    <ApplicationFields
      {...props}
      step="business"
      lines={['businessName', ['businessType', 'businessCategory']]}
    />
  );
}
