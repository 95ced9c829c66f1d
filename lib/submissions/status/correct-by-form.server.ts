import 'server-only';
import type { FormValues } from '#lib/forms/form-values';
import { PublicError } from '#lib/server/http/public-error';
import { eventFromValues } from '../edited-event.ts';
import { advertiserApplicationSchema } from '../fields/advertiser-application.ts';
import { eventSubmissionSchema } from '../fields/event-submission.ts';
import { PICTURES_FIELD, withListedPictures } from '../listed-pictures.ts';
import { applicationFromValues } from './application-correction.ts';
import type { Seen } from './change-item.server.ts';
import { correctApplication, correctEvent } from './correct-item.server.ts';
import { saveFormDraft } from './form-drafts.server.ts';
import { loadStatusItem } from './status-item.server.ts';

const withoutSeen = ({ token: _, version: __, ...values }: FormValues): FormValues => values;

/** Whether it was stored already: the answer to the same correction was lost, or it was sent twice. */
async function isHeld(token: string, corrected: object): Promise<boolean> {
  const { event, application } = (await loadStatusItem(token)) ?? {};
  return JSON.stringify(event ?? application) === JSON.stringify(corrected);
}

/** Stores a correction, or keeps what was filled in; gives the way to what is shown then. */
export async function correctByForm(seen: Seen, values: FormValues) {
  const item = await loadStatusItem(seen.token);
  if (!item) throw new PublicError(404, 'There is nothing at this address.');
  const keep = () => saveFormDraft(item.id, 'correct', withoutSeen(values), seen.now);
  const parsed = item.event
    ? eventSubmissionSchema.safeParse(
        eventFromValues(values, withListedPictures(item.event, values[PICTURES_FIELD])),
      )
    : item.application &&
      advertiserApplicationSchema.safeParse(applicationFromValues(values, item.application));
  if (!parsed) throw new PublicError(409, 'It can no longer be corrected.', { code: 'too-late' });
  if (!parsed.success) {
    await keep();
    return '/correct?again=1' as const;
  }
  try {
    if ('title' in parsed.data) await correctEvent(seen, parsed.data);
    else await correctApplication(seen, parsed.data);
    return '?done=corrected' as const;
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    const { code, fields } = error.details;
    // A picture that is no longer here: the page finds out which.
    if (code !== 'changed' && !fields) throw error;
    if (code === 'changed' && (await isHeld(seen.token, parsed.data))) return '?done=corrected' as const;
    await keep();
    return code === 'changed' ? ('/correct?changed=1' as const) : ('/correct?again=1' as const);
  }
}
