import 'server-only';
import { z } from 'zod';
import type { FormValues } from '#lib/forms/form-values';
import { PublicError } from '#lib/server/http/public-error';
import { store } from '#lib/server/store/store.server';
import type { FieldErrors } from '#lib/text/field-errors';
import { parseJson } from '#lib/text/parse-json';
import { deleteFormDraft, loadFormDraft, saveFormDraft } from '../items/record/form-drafts.server.ts';

/** Whose form it is: that of a slide, or the one in which a moderator books another. */
type FormOfSlide = { slideId: string } | { moderator: string };

const keyOf = (form: FormOfSlide) => ('slideId' in form ? form.slideId : `booking of ${form.moderator}`);

/** What a form sends beside what is filled in. */
const NO_FIELDS = new Set(['version', 'action', 'application']);
/** The name under which the sentences are stored with the values, as some come from the store and not from a rule. */
const PROBLEMS = 'problems';
const problemsSchema = z.record(z.string(), z.string()).catch({});

/**
 * Does what the form of a slide asks for. What is invalid is stored for an hour with its sentences, and the error that is
 * thrown leads a browser without JavaScript back to the form.
 */
export async function keepingInvalid<Done>(
  sent: { form: URLSearchParams; of: FormOfSlide; now: number },
  perform: () => Promise<Done>,
): Promise<Done> {
  const key = keyOf(sent.of);
  // Before, and not after it was stored: an error then would say that it was not.
  await deleteFormDraft((await store()).db, key, 'slide');
  try {
    return await perform();
  } catch (error) {
    if (!(error instanceof PublicError && error.details.fields)) throw error;
    const { status, message, details } = error;
    const filled = Object.fromEntries([...sent.form].filter(([name]) => !NO_FIELDS.has(name)));
    const problems = JSON.stringify(details.fields);
    // A box that is not ticked is not sent.
    const values = { paid: '', mail: '', ...filled, [PROBLEMS]: problems };
    await saveFormDraft(key, 'slide', values, sent.now);
    throw new PublicError(status, message, { ...details, code: 'fields' });
  }
}

/** What was last invalid in the form of a slide, with the sentence for each field; undefined without any. */
export async function loadInvalid(
  of: FormOfSlide,
  now: number,
): Promise<{ values: FormValues; problems: FieldErrors } | undefined> {
  const draft = await loadFormDraft(keyOf(of), 'slide', now);
  if (!draft) return undefined;
  const { [PROBLEMS]: problems = '', ...values } = draft;
  return { values, problems: problemsSchema.parse(parseJson(problems)) };
}
