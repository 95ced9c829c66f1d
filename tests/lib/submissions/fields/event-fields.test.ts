import { beforeAll, describe, expect, test } from '@jest/globals';
import Papa from 'papaparse';
import { finishSlices } from '#lib/time/slices';
import { ADDED_ANSWERS, ADDED_FIELDS, addFields } from '../../../support/submissions/added-fields.ts';

// Everything derived is imported after the tables were changed.
beforeAll(addFields);

const someSubmission = async (changes: Record<string, unknown> = ADDED_ANSWERS) =>
  (await import('../../../support/submissions/some-submission.ts')).someSubmission(changes);

const contentOf = async (changes?: Record<string, unknown>) => {
  const moderated = await import('#lib/submissions/items/record/stored-payload');
  return moderated.contentOf({ kind: 'event', payload: JSON.stringify(await someSubmission(changes)) });
};

describe.each(ADDED_FIELDS)('The field $name, added to the table of the event form,', (added) => {
  const { name, label, step, answer, isPublic } = added;

  test('is a field of its step', async () => {
    const { EVENT_STEP_TITLES } = await import('#lib/submissions/fields/event-fields');
    const { EVENT_STEPS } = await import('#lib/submissions/fields/event-submission');
    const title = EVENT_STEP_TITLES[step as keyof typeof EVENT_STEP_TITLES];
    expect(EVENT_STEPS.find((one) => one.title === title)?.fields).toContain(name);
  });

  test('is accepted, may be missing and is refused with the sentence of its rule', async () => {
    const { eventSubmissionSchema } = await import('#lib/submissions/fields/event-submission');
    expect(await someSubmission()).toHaveProperty(name, answer);
    expect(await someSubmission({})).toHaveProperty(name, '');
    const { error } = eventSubmissionSchema.safeParse({
      ...(await someSubmission()),
      [name]: 'x'.repeat(81),
    });
    expect(error?.issues.map(({ message }) => message)).toEqual([`${label} must be at most 80 characters`]);
  });

  test('is stored in a draft, and counts as an answer', async () => {
    const { eventFormValues, hasAnswers } = await import('#lib/submissions/fields/event-form-values');
    expect(eventFormValues({ [name]: answer })).toHaveProperty(name, answer);
    expect(eventFormValues({ [name]: 7 })).toHaveProperty(name, '');
    expect(hasAnswers({ [name]: answer })).toBe(true);
  });

  test('is shown on the status page and to moderators, mailed to them and exported', async () => {
    const { filledAnswers } = await import('#lib/submissions/private-page/filled-answers');
    const { fieldsOfItem } = await import('#lib/submissions/moderation/item/item-fields');
    const { itemMailParts } = await import('#lib/submissions/mails/item-facts');
    const { csvRowsOf } = await import('#lib/submissions/moderation/exports/items-csv');
    const submission = await someSubmission();
    expect(filledAnswers('event', submission)).toContainEqual({ label, value: answer });
    expect(fieldsOfItem(await contentOf())).toContainEqual({ label, value: answer });
    const parts = itemMailParts(
      { kind: 'event', payload: submission, reference: 'R', createdAt: '' },
      'https://site.example',
    );
    expect(parts.flatMap((part) => ('facts' in part ? part.facts : []))).toContainEqual([label, answer]);
    const [, row = []] = csvRowsOf([
      {
        kind: 'event',
        payload: JSON.stringify(submission),
        status: 'pending',
        reference: 'R',
        created_at: '',
        decided_at: null,
        decided_by: null,
        reason: null,
        event_id: null,
      },
    ]);
    expect(row.join('\n')).toContain(`${label}: ${answer}`);
  });

  test('can be corrected by its sender and edited by moderators, and is named among the changed fields', async () => {
    const { eventFromValues, valuesOfEvent } = await import('#lib/submissions/items/proposals/edited-event');
    const { editLines, eventFromForm } = await import(
      '#lib/submissions/moderation/decisions/event-edit-form'
    );
    const { changedFields } = await import('#lib/submissions/items/record/changed-fields');
    const before = await someSubmission();
    expect(valuesOfEvent(before)).toHaveProperty(name, answer);
    expect(editLines(before).flat()).toContainEqual(expect.objectContaining({ name, label }));
    const values = { ...valuesOfEvent(before), [name]: 'Otherwise' };
    expect(eventFromValues(values, before)).toHaveProperty(name, 'Otherwise');
    expect(eventFromForm(before, new URLSearchParams({ [name]: 'Otherwise' }))).toHaveProperty(
      name,
      'Otherwise',
    );
    expect(changedFields(before, { ...before, ...{ [name]: 'Otherwise' } })).toEqual([name]);
  });

  test(`${isPublic ? 'is published' : 'never leaves the store'}, directly and through the sheet`, async () => {
    const { publicSubmissionSchema } = await import('#lib/submissions/items/published/public-submission');
    const { publishedEvent } = await import('#lib/submissions/items/published/published-event');
    const { sheetRowOf } = await import('#lib/submissions/mails/sheet/sheet-row');
    const { spreadsheetRow } = await import('#lib/submissions/moderation/exports/spreadsheet-row');
    const { parseEventsCsv } = await import('#lib/events/rows/parse-events-csv');
    const submission = await someSubmission();
    const read = publicSubmissionSchema.parse(submission);
    const sheet = finishSlices(parseEventsCsv(Papa.unparse([sheetRowOf(read)]))).events;
    for (const event of [publishedEvent(read), ...sheet])
      expect([name, event.details?.some(({ value }) => value === answer) ?? false]).toEqual([name, isPublic]);
    expect(sheet).toHaveLength(1);
    const everything = JSON.stringify([read, sheet, spreadsheetRow(read, 'https://site.example')]);
    expect(everything.includes(answer)).toBe(isPublic);
  });

  test('is empty in a submission that was stored before the form had it', async () => {
    const { fieldsOfItem } = await import('#lib/submissions/moderation/item/item-fields');
    const { contentOf: read } = await import('#lib/submissions/items/record/stored-payload');
    const { publicSubmissionSchema } = await import('#lib/submissions/items/published/public-submission');
    const { publishedEvent } = await import('#lib/submissions/items/published/published-event');
    const { [name]: _, ...before }: Record<string, unknown> = await someSubmission();
    const content = read({ kind: 'event', payload: JSON.stringify(before) });
    expect(fieldsOfItem(content)).toContainEqual({ label, value: '' });
    const event = publishedEvent(publicSubmissionSchema.parse(before));
    expect(event.details?.map((detail) => detail.label) ?? []).not.toContain(label);
  });

  test(`${isPublic ? 'stays' : 'is deleted'} when the retention time of private fields is over`, async () => {
    const { PRIVATE_EVENT_FIELDS } = await import('#lib/submissions/fields/event-submission');
    expect(PRIVATE_EVENT_FIELDS.some((field: string) => field === name)).toBe(!isPublic);
  });
});
