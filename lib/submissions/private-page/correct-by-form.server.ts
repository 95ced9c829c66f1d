import 'server-only';
import type { FormValues } from '#lib/forms/form-values';
import { PublicError } from '#lib/server/http/public-error';
import { advertiserApplicationSchema } from '../fields/advertiser-application.ts';
import { eventSubmissionSchema } from '../fields/event-submission.ts';
import { followUpsOf, pathWithFollowUps } from '../fields/when/follow-ups.ts';
import { withListedDates } from '../fields/when/when-values.ts';
import { IMAGES_FIELD, withListedImages } from '../items/images/listed-images.ts';
import { eventFromValues } from '../items/proposals/edited-event.ts';
import { saveFormDraft } from '../items/record/form-drafts.server.ts';
import { applicationFromValues } from './application-correction.ts';
import type { SubmitterRequest } from './change-item.server.ts';
import { correctApplication, correctEvent } from './correct-item.server.ts';
import { loadStatusItem } from './status-item.server.ts';

const withoutTokenAndVersion = ({ token: _, version: __, ...values }: FormValues): FormValues => values;

/** Whether the correction is stored already: its response was lost, or it was sent twice. */
async function isStored(token: string, corrected: object): Promise<boolean> {
  const { event, application } = (await loadStatusItem(token)) ?? {};
  return JSON.stringify(event ?? application) === JSON.stringify(corrected);
}

/** Stores a correction, or the invalid values as a draft. Returns where to redirect, below the private link. */
export async function correctByForm(seen: SubmitterRequest, values: FormValues) {
  const item = await loadStatusItem(seen.token);
  if (!item) throw new PublicError(404, 'There is nothing at this address.');
  const saveDraft = () =>
    saveFormDraft(item.id, 'correct', withListedDates(withoutTokenAndVersion(values)), seen.now);
  const parsed = item.event
    ? eventSubmissionSchema.safeParse(
        eventFromValues(values, withListedImages(item.event, values[IMAGES_FIELD])),
      )
    : item.application &&
      advertiserApplicationSchema.safeParse(applicationFromValues(values, item.application));
  if (!parsed) throw new PublicError(409, 'It can no longer be corrected.', { code: 'too-late' });
  const again = item.kind === 'event' ? followUpsOf(values) : [];
  if (!parsed.success || again.length > 0) {
    await saveDraft();
    return pathWithFollowUps('/correct', again);
  }
  try {
    if ('title' in parsed.data) await correctEvent(seen, parsed.data);
    else await correctApplication(seen, parsed.data);
    return '?done=corrected' as const;
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    const { code, fields } = error.details;
    // An image was deleted meanwhile: the page finds out which one.
    if (code !== 'changed' && !fields) throw error;
    if (code === 'changed' && (await isStored(seen.token, parsed.data))) return '?done=corrected' as const;
    await saveDraft();
    return code === 'changed' ? ('/correct?changed=1' as const) : ('/correct?again=1' as const);
  }
}
