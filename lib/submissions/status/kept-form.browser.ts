import 'client-only';
import { z } from 'zod';
import { readStorage, writeStorage } from '#lib/device/web-storage.browser';
import type { FormValues } from '#lib/forms/form-values';
import { parseJson } from '#lib/text/parse-json';

const KEY = 'status-form';

/** A form of the status page: what it does, for which item, and in which state the item was seen. */
type KeptForm = { action: string; token: string; version: number };

// Enough to tell items apart; the private link itself is kept nowhere.
const markOf = ({ action, token, version }: KeptForm) => `${action} ${token.slice(0, 6)} ${version}`;

const keptSchema = z.object({ mark: z.string(), values: z.record(z.string(), z.string()) });

/** Keeps what is filled in as long as the tab, so that a reload costs nothing; forgets it where nothing is given. */
export function keepFilled(form: KeptForm, values: FormValues | undefined): void {
  if (!values) return void writeStorage(KEY, undefined, 'sessionStorage');
  const { token: _, version: __, ...filled } = values;
  writeStorage(KEY, JSON.stringify({ mark: markOf(form), values: filled }), 'sessionStorage');
}

/** What this tab kept of a form, if the item is as it was seen then. */
export function keptFilled(form: KeptForm): FormValues | undefined {
  const { data } = keptSchema.safeParse(parseJson(readStorage(KEY, 'sessionStorage')));
  return data?.mark === markOf(form) ? data.values : undefined;
}
