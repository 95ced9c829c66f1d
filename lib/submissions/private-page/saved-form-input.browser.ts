import 'client-only';
import { z } from 'zod';
import { readStorage, writeStorage } from '#lib/device/web-storage.browser';
import type { FormValues } from '#lib/forms/form-values';
import { parseJson } from '#lib/text/parse-json';

const KEY = 'status-form';

/** A form of the status page: its action, and the item with the version that the page showed. */
type StatusForm = { action: string; token: string; version: number };

// Enough of the token to tell items apart; the whole token is never stored.
const markOf = ({ action, token, version }: StatusForm) => `${action} ${token.slice(0, 6)} ${version}`;

const savedSchema = z.object({ mark: z.string(), values: z.record(z.string(), z.string()) });

/** Saves the values of a form for this tab, so that a reload loses nothing; deletes them without `values`. */
export function saveFormInput(form: StatusForm, values: FormValues | undefined): void {
  if (!values) return void writeStorage(KEY, undefined, 'sessionStorage');
  const { token: _, version: __, ...filled } = values;
  writeStorage(KEY, JSON.stringify({ mark: markOf(form), values: filled }), 'sessionStorage');
}

/** The values saved in this tab, if the item still has the same version. */
export function savedFormInput(form: StatusForm): FormValues | undefined {
  const { data } = savedSchema.safeParse(parseJson(readStorage(KEY, 'sessionStorage')));
  return data?.mark === markOf(form) ? data.values : undefined;
}
