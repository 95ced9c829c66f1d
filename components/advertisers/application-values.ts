import type { Draft } from '#lib/forms/draft';
import {
  ADVERTISER_STEPS,
  type AdvertiserApplicationInput,
} from '#lib/submissions/fields/advertiser-application';
import { APPLICATION_FIELDS } from '#lib/submissions/fields/application-words';

/** What the form holds before anybody types. */
export const EMPTY_APPLICATION = { preferredContactMethod: 'email' } as const;

/** Whether nobody has typed or chosen anything yet. */
export function isUntouched(values: Partial<AdvertiserApplicationInput>): boolean {
  const empty: Partial<AdvertiserApplicationInput> = EMPTY_APPLICATION;
  return APPLICATION_FIELDS.every((name) => !values[name] || values[name] === empty[name]);
}

/** What a draft holds for the fields of this form; the schema looks at it again before it is sent. */
export const valuesOf = (draft: Draft) =>
  ({
    ...EMPTY_APPLICATION,
    ...Object.fromEntries(
      APPLICATION_FIELDS.map((name) => [name, draft.values[name]]).filter(
        ([, value]) => typeof value === 'string',
      ),
    ),
  }) as Partial<AdvertiserApplicationInput>;

/** The first step, counted from 0, that asks for one of these fields; undefined when none does. */
export function firstStepOf(names: readonly string[]): number | undefined {
  const step = ADVERTISER_STEPS.findIndex(({ fields }) => fields.some((name) => names.includes(name)));
  return step < 0 ? undefined : step;
}
