import { EVENT_FIELDS, EVENT_STEP_TITLES } from '#lib/submissions/fields/event-fields';
import type { AskedName } from '#lib/submissions/fields/field';
import { type FieldLine, type FieldView, fieldLines } from '#lib/submissions/fields/field-view';

type EventStepField = AskedName<typeof EVENT_FIELDS>;
type EventStep = keyof typeof EVENT_STEP_TITLES;

export const EVENT_STEP_NAMES = Object.keys(EVENT_STEP_TITLES) as EventStep[];

// Steps whose order differs from the table's, or that have fields side by side.
const LINES: Partial<Record<EventStep, FieldLine<EventStepField>[]>> = {
  details: ['title', 'date', 'category', 'description', 'cost', ['price', 'currency']],
  location: ['country', 'community', 'district', 'venueName', 'timeZone'],
};

/** The fields of a step of the event form, line by line, without the images. */
export const linesOfStep = (step: EventStep): FieldView<EventStepField>[][] =>
  fieldLines(EVENT_FIELDS, 'form', { steps: [step], lines: LINES[step] ?? [] });
