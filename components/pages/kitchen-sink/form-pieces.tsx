'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button';
import { AnswersList } from '#components/ui/form/answers-list';
import { BusyButton } from '#components/ui/form/busy-button';
import { CheckboxField } from '#components/ui/form/checkbox-field';
import { ChoiceField } from '#components/ui/form/choice-field';
import { ComboboxField } from '#components/ui/form/combobox-field';
import { ErrorSummary } from '#components/ui/form/error-summary';
import { FieldRow } from '#components/ui/form/field-row';
import { FormActions } from '#components/ui/form/form-actions';
import { FormNote } from '#components/ui/form/form-note';
import { FormProgress } from '#components/ui/form/form-progress';
import { HoneypotField } from '#components/ui/form/honeypot-field';
import { SelectField } from '#components/ui/form/select-field';
import { TextArea } from '#components/ui/form/text-area';
import { TextField } from '#components/ui/form/text-field';
import styles from './kitchen-sink.module.css';

const KINDS = [
  { value: 'parade', label: 'Parade', icon: 'parade', category: 'parade' },
  { value: 'food', label: 'Food & Markets', icon: 'food', category: 'food' },
  { value: 'religious', label: 'Religious', icon: 'religious', category: 'religious' },
  { value: 'sports', label: 'Sports', icon: 'sports', category: 'sports' },
] as const;
const PLACES = [
  { value: 'San Antonio', detail: 'Cayo District' },
  { value: 'San Antonio', detail: 'Toledo District' },
  { value: 'San Pedro', detail: 'Belize District' },
  { value: 'Dangriga', detail: 'Stann Creek District' },
];

/** The form components, valid at first and, after "Next", with errors. */
export function FormPieces() {
  const [words, setWords] = useState('');
  const [place, setPlace] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [edited, setEdited] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);

  const problems = attempt
    ? [
        { name: 'sample-title', message: 'Event title is required' },
        { name: 'sample-kind', message: 'Event category is required' },
      ].filter(({ name }) => !edited.includes(name))
    : [];
  const errorOf = (name: string) => problems.find((problem) => problem.name === name)?.message;
  const onEdit = ({ target }: FormEvent) => setEdited([...edited, (target as HTMLInputElement).name]);

  return (
    <form
      className={styles.form}
      noValidate
      onChange={onEdit}
      onSubmit={(event) => {
        event.preventDefault();
        setEdited([]);
        setAttempt(attempt + 1);
      }}
    >
      <FormProgress step={2} steps={5} />
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField name="sample-title" label="Event title" error={errorOf('sample-title')} />
      <FieldRow>
        <TextField name="sample-date" type="date" label="Date" help="Today or later." />
        <TextField name="sample-time" type="time" label="Start time" optional disabled />
      </FieldRow>
      <CheckboxField name="sample-all-day" label="It lasts all day" />
      <ChoiceField name="sample-kind" label="Category" choices={KINDS} error={errorOf('sample-kind')} />
      <ChoiceField
        name="sample-cost"
        label="Cost"
        choices={[
          { value: 'free', label: 'Free' },
          { value: 'paid', label: 'Paid' },
        ]}
      />
      <TextArea
        name="sample-words"
        label="Description"
        help="At least 20 characters."
        counted={{ text: words, max: 60 }}
        onChange={(event) => setWords(event.target.value)}
      />
      <FieldRow>
        <SelectField name="sample-country" label="Country" choices={[{ value: 'Belize', label: 'Belize' }]} />
        <ComboboxField
          name="sample-place"
          label="City/Community"
          value={place}
          onChange={setPlace}
          suggestions={PLACES}
        />
      </FieldRow>
      <HoneypotField />
      <FormNote>Your contact details are kept private.</FormNote>
      <FormNote look="success">It was sent.</FormNote>
      <FormNote look="error">It was not sent.</FormNote>
      <AnswersList
        answers={[
          { label: 'Event title', value: 'Punta Rock Concert', onChange: () => setAttempt(0) },
          { label: 'Website', onChange: () => setAttempt(0) },
        ]}
      />
      <FormActions>
        <Button onClick={() => setBusy(!busy)}>Previous</Button>
        <BusyButton busy={busy} busyWords="Sending…">
          Next
        </BusyButton>
      </FormActions>
    </form>
  );
}
