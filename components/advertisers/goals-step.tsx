import { ChoiceField } from '#components/ui/form/choice-field';
import { SelectField } from '#components/ui/form/select-field';
import { TextArea } from '#components/ui/form/text-area';
import {
  APPLICATION_LABELS,
  type ApplicationField,
  applicationChoices,
} from '#lib/submissions/fields/application-words';
import type { StepProps } from './business-step.tsx';

/** Step 3: what the advertising is for. */
export function GoalsStep({ register, errorOf }: StepProps) {
  const field = (name: ApplicationField) => ({
    ...register(name),
    label: APPLICATION_LABELS[name],
    error: errorOf(name),
  });
  return (
    <>
      <TextArea {...field('advertisingGoals')} help="Whom you want to reach, and what they should do" />
      <ChoiceField {...field('budgetRange')} choices={applicationChoices('budgetRange')} wide />
      <ChoiceField {...field('campaignTimeline')} choices={applicationChoices('campaignTimeline')} wide />
      <SelectField
        {...field('previousAdvertising')}
        optional
        choices={applicationChoices('previousAdvertising')}
        nothing="Choose one"
      />
    </>
  );
}
