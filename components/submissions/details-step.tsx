import { useWatch } from 'react-hook-form';
import { StepFields } from '#components/forms/step-fields';
import { useFormFields } from '#components/forms/use-form-fields.ts';
import { ChoiceField } from '#components/ui/form/choice-field';
import { CATEGORY_LABELS, EVENT_CATEGORIES } from '#lib/events/event-category';
import { EVENT_FIELDS } from '#lib/submissions/fields/event-fields';
import type { EventFormValues } from '#lib/submissions/fields/event-form-values';
import { linesOfStep } from './event-lines.ts';
import { FlyerFirst } from './flyer/flyer-first.tsx';
import { WhenFields } from './when-fields.tsx';

const CATEGORIES = EVENT_CATEGORIES.map((category) => ({
  value: category,
  label: CATEGORY_LABELS[category],
  icon: category,
  category,
}));

const LINES = linesOfStep('details');
const isOfPrice = ({ name }: { name: string }) => name === 'price';

/** Step 1: title, days and hours, category, description, cost, and the price of what is paid. */
export function DetailsStep() {
  const { register, errorOf } = useFormFields<EventFormValues>();
  const isPaid = useWatch<EventFormValues, 'cost'>({ name: 'cost' }) === 'paid';
  const own = {
    date: <WhenFields />,
    category: (
      <ChoiceField
        {...register('category')}
        label={EVENT_FIELDS.category.label}
        choices={CATEGORIES}
        error={errorOf('category')}
      />
    ),
  };
  return (
    <>
      <FlyerFirst />
      <StepFields lines={isPaid ? LINES : LINES.filter((line) => !line.some(isOfPrice))} own={own} />
    </>
  );
}
