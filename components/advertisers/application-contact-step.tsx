import { ApplicationFields, type StepProps } from './application-fields.tsx';

/** Step 2: whom we may call, and how. */
export function ApplicationContactStep(props: StepProps) {
  return (
    <>
      <p>We use these to talk about your application, and for nothing else.</p>
      <ApplicationFields
        {...props}
        step="contact"
        lines={[
          'contactName',
          ['contactEmail', 'contactPhone'],
          'preferredContactMethod',
          ['websiteUrl', 'socialMedia'],
        ]}
      />
    </>
  );
}
