import { StepFields } from '#components/forms/step-fields';
import type { ApplicationField } from '#lib/submissions/fields/advertiser-application';
import { APPLICATION_FIELDS, APPLICATION_STEP_TITLES } from '#lib/submissions/fields/application-fields';
import { type FieldLine, fieldLines } from '#lib/submissions/fields/field-view';
import type { ShownPrice } from '#lib/submissions/slides/price-words';
import { PriceNote } from './price-note.tsx';

type ApplicationStepName = keyof typeof APPLICATION_STEP_TITLES;
export const APPLICATION_STEP_NAMES = Object.keys(APPLICATION_STEP_TITLES) as ApplicationStepName[];

// Where fields are side by side or in another order than in the table.
const LINES: Record<ApplicationStepName, FieldLine<ApplicationField>[]> = {
  business: ['businessName', ['businessType', 'businessCategory']],
  contact: [
    'contactName',
    ['contactEmail', 'contactPhone'],
    'preferredContactMethod',
    ['websiteUrl', 'socialMedia'],
  ],
  goals: ['advertisingGoals'],
};

type ApplicationStepProps = { name: ApplicationStepName; prices: readonly ShownPrice[] };

/** A step of questions about the business, its contact person or its goals. */
export function ApplicationStep({ name, prices }: ApplicationStepProps) {
  const lines = fieldLines(APPLICATION_FIELDS, 'form', { steps: [name], lines: LINES[name] });
  if (name === 'goals')
    return (
      <>
        <StepFields lines={lines.slice(0, 1)} />
        <PriceNote prices={prices} />
        <StepFields lines={lines.slice(1)} />
      </>
    );
  return (
    <>
      {name === 'contact' && <p>We use these to talk about your application, and for nothing else.</p>}
      <StepFields lines={lines} />
    </>
  );
}
