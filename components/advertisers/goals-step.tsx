import { ChoiceField } from '#components/ui/form/choice-field';
import { SelectField } from '#components/ui/form/select-field';
import { TextArea } from '#components/ui/form/text-area';
import { choicesOf, FIELD_LABELS, type FieldName } from './advertiser-words.ts';
import type { StepProps } from './business-step.tsx';

/** Step 3: what the advertising is for. */
export function GoalsStep({ register, errorOf }: StepProps) {
  const field = (name: FieldName) => ({
    ...register(name),
    label: FIELD_LABELS[name],
    error: errorOf(name),
  });
  return (
    <>
      <TextArea {...field('advertisingGoals')} help="Whom you want to reach, and what they should do" />
      <ChoiceField {...field('budgetRange')} choices={choicesOf('budgetRange')} wide />
      <ChoiceField {...field('campaignTimeline')} choices={choicesOf('campaignTimeline')} wide />
      <SelectField
        {...field('previousAdvertising')}
        optional
        choices={choicesOf('previousAdvertising')}
        nothing="Choose one"
      />
    </>
  );
}
