import { CheckboxField } from '#components/ui/form/checkbox-field';
import { FieldRow } from '#components/ui/form/field-row';
import { type Choice, SelectField } from '#components/ui/form/select-field';
import { TextArea } from '#components/ui/form/text-area';
import { TextField } from '#components/ui/form/text-field';
import type { EventSubmission } from '#lib/submissions/fields/event-submission';

/** What the lists of the form offer; handed in, because the rules they lie with are too heavy for a browser. */
export type EventChoices = Record<'categories' | 'costs' | 'districts', readonly Choice[]>;

type EventFieldsProps = { event: EventSubmission; choices: EventChoices; errors: Record<string, string> };

/** Every field of an event that is typed or chosen. */
export function EventFields({ event, choices, errors }: EventFieldsProps) {
  const field = <Name extends keyof EventSubmission & string>(name: Name, label: string) => ({
    name,
    label,
    error: errors[name],
    defaultValue: String(event[name]),
  });
  // Past their time they were deleted; nobody has to find them out again.
  const isNameless = event.submitterEmail === '';
  return (
    <>
      <TextField {...field('title', 'Event title')} />
      <FieldRow>
        <TextField {...field('date', 'Date')} type="date" />
        <TextField {...field('time', 'Time')} optional />
      </FieldRow>
      <CheckboxField name="isAllDay" label="All day" value="yes" defaultChecked={event.isAllDay} />
      <FieldRow>
        <SelectField {...field('category', 'Category')} choices={choices.categories} />
        <SelectField {...field('cost', 'Cost')} choices={choices.costs} />
      </FieldRow>
      <TextArea {...field('description', 'Description')} />
      <FieldRow>
        <TextField {...field('country', 'Country')} />
        <SelectField {...field('district', 'District')} nothing="None" choices={choices.districts} optional />
      </FieldRow>
      <FieldRow>
        <TextField {...field('community', 'City/Community')} />
        <TextField {...field('venueName', 'Venue name')} />
      </FieldRow>
      <FieldRow>
        <TextField {...field('website', 'Website')} type="url" optional />
        <TextField {...field('placeId', 'Place id')} optional />
      </FieldRow>
      <TextField {...field('submitterName', 'Submitter’s name')} autoComplete="off" optional={isNameless} />
      <FieldRow>
        <TextField
          {...field('submitterEmail', 'Submitter’s email')}
          type="email"
          autoComplete="off"
          optional={isNameless}
        />
        <TextField {...field('submitterPhone', 'Submitter’s phone')} type="tel" autoComplete="off" optional />
      </FieldRow>
    </>
  );
}
