import 'server-only';
import type { FormValues } from '#lib/forms/form-values';
import { PublicError } from '#lib/server/http/public-error';
import {
  type EventSubmission,
  eventSubmissionSchema,
  namelessEventSchema,
} from '../fields/event-submission.ts';
import { followUpsOf, pathWithFollowUps } from '../fields/when/follow-ups.ts';
import { withListedDates } from '../fields/when/when-values.ts';
import { hasMoved } from '../items/announcements/event-announcement.ts';
import { IMAGES_FIELD, withListedImages } from '../items/images/listed-images.ts';
import { eventFromValues } from '../items/proposals/edited-event.ts';
import { withApprovedPlace } from '../items/published/moved-facts.ts';
import { changedFields } from '../items/record/changed-fields.ts';
import { saveFormDraft } from '../items/record/form-drafts.server.ts';
import type { SubmitterRequest } from './change-item.server.ts';
import { proposeCorrection } from './propose-event.server.ts';
import { loadStatusItem } from './status-item.server.ts';

/** The schema of a correction: of an event whose private fields were deleted, without them. */
export const correctionSchema = ({ isPurged }: { isPurged: boolean }) =>
  isPurged ? namelessEventSchema : eventSubmissionSchema;

/** Whether this is what waits already, or what is public where nothing does: its response was lost, or it was sent twice. */
async function isStored({ token }: SubmitterRequest, event: EventSubmission): Promise<boolean> {
  const published = (await loadStatusItem(token))?.published;
  return published !== undefined && changedFields(published.proposed ?? published.event, event).length === 0;
}

/** Stores a proposal, or the invalid values as a draft. Returns where to redirect, below the private link. */
export async function proposeByForm(seen: SubmitterRequest, values: FormValues) {
  const item = await loadStatusItem(seen.token);
  if (!item) throw new PublicError(404, 'There is nothing at this address.');
  const { published } = item;
  if (!published)
    throw new PublicError(409, 'This event is no longer on the calendar.', { code: 'too-late' });
  const { token: _, version: __, ...filled } = values;
  const saveDraft = () => saveFormDraft(item.id, 'propose', withListedDates(filled), seen.now);
  const before = published.proposed ?? published.event;
  const asked = hasMoved(item.announcement) ? withApprovedPlace(filled, published.event) : filled;
  const parsed = correctionSchema(item).safeParse(
    eventFromValues(asked, withListedImages(before, values[IMAGES_FIELD])),
  );
  const again = followUpsOf(asked);
  if (!parsed.success || again.length > 0) {
    await saveDraft();
    return pathWithFollowUps('/propose', again);
  }
  const isSame = changedFields(published.event, parsed.data).length === 0;
  if (isSame && !published.proposed) return '?done=nothing-proposed' as const;
  const done = isSame ? ('?done=proposal-taken-back' as const) : ('?done=proposed' as const);
  try {
    await proposeCorrection(seen, parsed.data);
    return done;
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    const { code, fields } = error.details;
    // An image was deleted meanwhile: the page finds out which one.
    if (code !== 'changed' && !fields) throw error;
    if (code === 'changed' && (await isStored(seen, parsed.data))) return done;
    await saveDraft();
    return code === 'changed' ? ('/propose?changed=1' as const) : ('/propose?again=1' as const);
  }
}
