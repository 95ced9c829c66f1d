import type { Ref } from 'react';
import { CheckboxField } from '#components/ui/form/checkbox-field';
import { ChoiceField } from '#components/ui/form/choice-field';
import { SelectField } from '#components/ui/form/select-field';
import { TextArea } from '#components/ui/form/text-area';
import { TextField } from '#components/ui/form/text-field';
import type { FieldView } from '#lib/submissions/fields/field-view';

type FormFieldProps = {
  field: FieldView;
  error?: string | undefined;
  /** The current text, where characters are counted. */
  text?: string;
  value?: string;
  defaultValue?: string | undefined;
  defaultChecked?: boolean;
  onChange?: (event: { target: unknown; type?: string }) => unknown;
  onBlur?: (event: { target: unknown; type?: string }) => unknown;
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>;
};

/** A field drawn from its table: an input, a text area, a select element, tiles or a checkbox. */
export function FormField({ field, text = '', ...control }: FormFieldProps) {
  const { name, label, optional, help, autoComplete } = field;
  const shared = { ...control, name, label, optional, help };
  switch (field.kind) {
    case 'text':
      return (
        <TextField {...shared} type={field.type} inputMode={field.inputMode} autoComplete={autoComplete} />
      );
    case 'lines':
      return (
        <TextArea
          {...shared}
          {...(field.rows !== undefined && { rows: field.rows })}
          {...(field.max !== undefined && { counted: { text, max: field.max } })}
        />
      );
    case 'select':
      return <SelectField {...shared} choices={field.choices ?? []} nothing={field.nothing} />;
    case 'tiles':
      return <ChoiceField {...shared} choices={field.choices ?? []} wide={field.isWide} />;
    case 'checkbox':
      return <CheckboxField {...shared} />;
  }
}
