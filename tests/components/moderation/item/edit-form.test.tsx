import { render, screen } from '@testing-library/react';
import { EditForm } from '#components/moderation/item/edit-form';
import { EVENT_FIELDS } from '#lib/submissions/fields/event-fields';
import { namesOfInputs } from '#lib/submissions/fields/field-rules';
import { imagesOf } from '#lib/submissions/items/images/event-images';
import { answeredValues, editLines } from '#lib/submissions/moderation/decisions/event-edit-form';
import { someSubmission } from '../../../support/submissions/some-submission.ts';

const renderForm = (event: ReturnType<typeof someSubmission>) =>
  render(
    <EditForm
      itemId="one"
      version={0}
      lines={editLines(event)}
      values={answeredValues(event)}
      images={imagesOf(event)}
      from=""
      itemKey=""
      backHref="/moderate"
    />,
  );

test('every field of an event can be edited, and images described or removed', () => {
  const event = someSubmission({
    coverImageUrl: '/uploads/a.webp',
    additionalImageUrls: ['/uploads/b.webp'],
    additionalImageAlts: ['The field'],
  });
  const { container } = renderForm(event);
  const data = new FormData(container.querySelector('form') ?? undefined);
  // The zone is asked where neither town nor country says it.
  for (const name of namesOfInputs(EVENT_FIELDS, ['text', 'lines', 'choice', 'hidden']))
    if (name !== 'timeZone') expect([name, data.get(name)]).toEqual([name, event[name]]);
  expect(data.get('timeZone')).toBeNull();
  expect(data.get('date')).toBe(event.date);
  expect([data.get('hours'), data.get('start'), data.get('end')]).toEqual(['hours', '20:00', '01:00']);
  expect(screen.getByLabelText(/^Picture 2: what it shows/)).toHaveValue('The field');
  expect(screen.getByRole('checkbox', { name: 'Remove cover' })).not.toBeChecked();
});

test('deleted private fields are not required again', () => {
  const event = { ...someSubmission(), submitterName: '', submitterEmail: '' };
  const { container } = renderForm(event);
  for (const name of ['submitterName', 'submitterEmail', 'submitterPhone'])
    expect(
      container.querySelector(`label[for="${container.querySelector(`[name="${name}"]`)?.id}"]`),
    ).toHaveTextContent(/\(optional\)/);
});
