import { ChoiceField } from '#components/ui/form/choice-field';
import { FieldRow } from '#components/ui/form/field-row';
import { TextField } from '#components/ui/form/text-field';
import {
  APPLICATION_LABELS,
  type ApplicationField,
  applicationChoices,
} from '#lib/submissions/fields/application-words';
import type { StepProps } from './business-step.tsx';

/** Step 2: whom we may call, and how. */
export function ContactStep({ register, errorOf }: StepProps) {
  const field = (name: ApplicationField) => ({
    ...register(name),
    label: APPLICATION_LABELS[name],
    error: errorOf(name),
  });
  return (
    <>
      <p>We use these to talk about your application, and for nothing else.</p>
      <TextField {...field('contactName')} autoComplete="name" />
      <FieldRow>
        <TextField {...field('contactEmail')} type="email" autoComplete="email" />
        <TextField {...field('contactPhone')} type="tel" autoComplete="tel" help="Like +501 123 4567" />
      </FieldRow>
      <ChoiceField
        {...field('preferredContactMethod')}
        choices={applicationChoices('preferredContactMethod')}
      />
      <FieldRow>
        <TextField {...field('websiteUrl')} type="url" autoComplete="url" optional />
        <TextField {...field('socialMedia')} optional help="A page or a name: @yourbusiness" />
      </FieldRow>
    </>
  );
}
