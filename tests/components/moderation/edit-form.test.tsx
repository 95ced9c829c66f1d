import { render, screen } from '@testing-library/react';
import { EditForm } from '#components/moderation/edit-form';
import { EVENT_LABELS, type EventField } from '#lib/submissions/fields/event-words';
import { someSubmission } from '../../support/some-submission.ts';

const one = (value: string) => [{ value, label: value }];

const renderForm = (event: ReturnType<typeof someSubmission>) =>
  render(
    <EditForm
      itemId="one"
      version={0}
      event={event}
      choices={{ categories: one('cultural'), costs: one('free'), districts: one('Toledo') }}
      from=""
      itemKey=""
      backHref="/moderate"
    />,
  );

test('every field of an event can be edited, and pictures described or removed', () => {
  const event = someSubmission({
    coverImageUrl: '/uploads/a.webp',
    additionalImageUrls: ['/uploads/b.webp'],
    additionalImageAlts: ['The field'],
  });
  const { container } = renderForm(event);
  const data = new FormData(container.querySelector('form') ?? undefined);
  for (const name of Object.keys(EVENT_LABELS) as EventField[])
    expect([name, data.get(name)]).toEqual([name, event[name]]);
  expect(screen.getByLabelText(/^Picture 2: what it shows/)).toHaveValue('The field');
  expect(screen.getByRole('checkbox', { name: 'Remove cover' })).not.toBeChecked();
});

test('once its private fields were deleted, nobody has to find them out again', () => {
  const event = { ...someSubmission(), submitterName: '', submitterEmail: '' };
  const { container } = renderForm(event);
  for (const name of ['submitterName', 'submitterEmail', 'submitterPhone'])
    expect(
      container.querySelector(`label[for="${container.querySelector(`[name="${name}"]`)?.id}"]`),
    ).toHaveTextContent(/\(optional\)/);
});
