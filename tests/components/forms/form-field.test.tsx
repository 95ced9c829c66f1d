import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { deleteDrafts } from '../../support/forms/drafts.ts';
import { preferMotion } from '../../support/jsdom/motion.ts';
import { setClock } from '../../support/set-clock.ts';
import { ADDED_ANSWERS, ADDED_FIELDS, addFields } from '../../support/submissions/added-fields.ts';

// Everything derived is imported after the tables were changed.
beforeAll(addFields);
// Before the day that is filled in.
setClock(Date.UTC(2026, 10, 21, 12));

const someSubmission = async () =>
  (await import('../../support/submissions/some-submission.ts')).someSubmission(ADDED_ANSWERS);
const seen = { token: 't'.repeat(43), version: 1 };

describe('Fields added to the table of the event form', () => {
  test('are drawn by their steps, optional, and read back in the review', async () => {
    globalThis.fetch = (async () => Response.error()) as typeof fetch;
    Element.prototype.scrollIntoView = jest.fn();
    preferMotion(true);
    const { EventForm } = await import('#components/submissions/event-form');
    const { EVENT_STEP_TITLES } = await import('#lib/submissions/fields/event-fields');
    render(
      <EventForm level={2} contact={{}} renderCard={({ title }) => <p>{title}</p>} onLeave={() => {}} />,
    );
    const fill = (name: string | RegExp, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    const own: Record<string, () => unknown> = {
      details: async () => {
        fill('Event title', 'Village Fiesta');
        fireEvent.change(screen.getByLabelText('Event date'), { target: { value: '2027-12-05' } });
        await userEvent.click(screen.getByRole('radio', { name: 'Cultural Celebration' }));
        fill('Event description', 'Marimba, food and games on the field behind the school.');
      },
      location: () => {
        const community = screen.getByRole('combobox', { name: 'City/Community' });
        fireEvent.change(community, { target: { value: 'Silk Grass' } });
        fill('Venue name', 'Football Field');
      },
      contact: () => {
        fill('Your name', 'Sample Organiser');
        fill('Your email', 'organiser@example.com');
      },
    };
    for (const [step, title] of Object.entries(EVENT_STEP_TITLES)) {
      await screen.findByRole('heading', { level: 2, name: title });
      await own[step]?.();
      for (const added of ADDED_FIELDS.filter((field) => field.step === step))
        fill(`${added.label} (optional)`, added.answer);
      await userEvent.click(screen.getByRole('button', { name: /^Next/ }));
    }
    await screen.findByRole('heading', { level: 2, name: 'Review & Submit' });
    for (const { label, answer } of ADDED_FIELDS)
      expect(screen.getByText(label, { selector: 'dt' }).parentElement).toHaveTextContent(answer);
    await deleteDrafts('event');
  });

  test('are in the correction form and in the moderators’ form, filled in', async () => {
    const { EventCorrectionForm } = await import('#components/status/event-correction-form');
    const { EditForm } = await import('#components/moderation/item/edit-form');
    const { valuesOfEvent } = await import('#lib/submissions/items/proposals/edited-event');
    const { answeredValues, editLines } = await import(
      '#lib/submissions/moderation/decisions/event-edit-form'
    );
    const event = await someSubmission();
    const Forms: ComponentType[] = [
      () => <EventCorrectionForm {...seen} values={valuesOfEvent(event)} errors={{}} images={null} />,
      () => (
        <EditForm
          itemId="one"
          version={0}
          lines={editLines(event)}
          values={answeredValues(event)}
          images={[]}
          from=""
          itemKey=""
          backHref="/moderate"
        />
      ),
    ];
    for (const Form of Forms) {
      const { unmount } = render(<Form />);
      for (const { label, answer, name } of ADDED_FIELDS) {
        const field = screen.getByRole('textbox', { name: `${label} (optional)` });
        expect(field).toHaveValue(answer);
        expect(field).toHaveAttribute('name', name);
      }
      unmount();
    }
  });

  test('are on the event’s page if they are public', async () => {
    const { EventFacts } = await import('#components/events/page/event-facts');
    const { publicSubmissionSchema } = await import('#lib/submissions/items/published/public-submission');
    const { publishedEvent } = await import('#lib/submissions/items/published/published-event');
    render(
      <EventFacts event={publishedEvent(publicSubmissionSchema.parse(await someSubmission()))} now={0} />,
    );
    for (const { label, answer, isPublic } of ADDED_FIELDS) {
      expect(screen.queryAllByText(label)).toHaveLength(isPublic ? 1 : 0);
      expect(screen.queryAllByText(answer)).toHaveLength(isPublic ? 1 : 0);
    }
  });
});
