import { EVENT_FIELDS } from '../../fields/event-fields.ts';
import type { Payload, Surface } from '../../fields/field.ts';
import { answersOf } from '../../fields/field-words.ts';
import { imagesOf } from '../images/event-images.ts';

/** A field with its value before and after, in words; '' where it is empty. */
export type FieldChange = { name: string; label: string; before: string; after: string };

/** What differs between two versions of an event, as people read it. */
export type EventChanges = {
  /** The fields that the public may see. */
  fields: readonly FieldChange[];
  /** The fields that only moderators and the sender may see. */
  contact: readonly FieldChange[];
  /** Whether images were added, removed, replaced or described otherwise. */
  hasOtherImages: boolean;
  /** Whether the images themselves are the same, so that only what describes them differs. */
  hasSameFiles?: boolean;
};

const proposedImagesOf = (payload: Payload) =>
  JSON.stringify(imagesOf(payload).map(({ url, alt }) => [url, alt]));
const filesOf = (payload: Payload) => JSON.stringify(imagesOf(payload).map(({ url }) => url));

/** What differs between two versions of an event, in the order of its form. The payloads may lack fields. */
export function eventChanges(before: Payload, after: Payload, surface: Surface): EventChanges {
  const old = new Map(answersOf(EVENT_FIELDS, before, surface).map(({ name, value }) => [name, value]));
  const changed = answersOf(EVENT_FIELDS, after, surface).filter(
    ({ name, value }) => old.get(name) !== value,
  );
  const changeOf = ({ name, label, value }: (typeof changed)[number]): FieldChange => ({
    name,
    label,
    before: old.get(name) ?? '',
    after: value,
  });
  const isPublic = ({ field }: (typeof changed)[number]) => field.visibility === 'public';
  return {
    fields: changed.filter(isPublic).map(changeOf),
    contact: changed.filter((answer) => !isPublic(answer)).map(changeOf),
    hasOtherImages: proposedImagesOf(before) !== proposedImagesOf(after),
    hasSameFiles: filesOf(before) === filesOf(after),
  };
}

/** Whether nothing differs. */
export const isSameEvent = ({ fields, contact, hasOtherImages }: EventChanges) =>
  fields.length + contact.length === 0 && !hasOtherImages;

/** The words for an empty value. */
export const NOTHING = 'not given';

/** The label of a change of the images, or only of their descriptions. */
export const imagesLabel = ({ hasSameFiles = false }: Pick<EventChanges, 'hasSameFiles'>) =>
  hasSameFiles ? 'Descriptions of pictures' : 'Pictures';

/** The public differences as labels with values, 'Free → Paid', for a mail or a list. */
export const changeFacts = (changes: EventChanges): [label: string, value: string][] => [
  ...changes.fields.map(({ label, before, after }): [string, string] => [
    label,
    `${before || NOTHING} → ${after || NOTHING}`,
  ]),
  ...(changes.hasOtherImages ? [[imagesLabel(changes), 'changed'] as [string, string]] : []),
];
