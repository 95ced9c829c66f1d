import 'server-only';
import type { FormValues } from '#lib/forms/form-values';
import { PublicError } from '#lib/server/http/public-error';
import { followUpsOf, pathWithFollowUps } from '../fields/when/follow-ups.ts';
import { withListedDates } from '../fields/when/when-values.ts';
import { ANNOUNCEMENT_FORMS } from '../items/announcements/announcement-forms.ts';
import { type AnnouncementKind, eventAnnouncementSchema } from '../items/announcements/announcement-kinds.ts';
import { saveFormDraft } from '../items/record/form-drafts.server.ts';
import { announceEvent } from './announce-event.server.ts';
import type { SubmitterRequest } from './change-item.server.ts';
import { loadStatusItem } from './status-item.server.ts';

/**
 * Stores an announcement of this kind from the values of its form, or invalid values as a draft. Returns where to redirect,
 * below the private link. Throws a 404 for an unknown link, and a 409 as `announceEvent` does.
 */
export async function announceByForm(kind: AnnouncementKind, seen: SubmitterRequest, values: FormValues) {
  const item = await loadStatusItem(seen.token);
  if (!item) throw new PublicError(404, 'There is nothing at this address.');
  const { token: _, version: __, ...filled } = values;
  const parsed = eventAnnouncementSchema.safeParse(
    ANNOUNCEMENT_FORMS[kind].fromValues(values, item.held, item.announcement),
  );
  const again = followUpsOf(values);
  const saveDraft = () => saveFormDraft(item.id, kind, withListedDates(filled), seen.now);
  if (parsed.success && again.length === 0) {
    try {
      await announceEvent(seen, parsed.data);
      return `?done=${kind}` as const;
    } catch (error) {
      // Our team corrected the event meanwhile: what was filled in is still what its organiser has to say.
      const isChanged = error instanceof PublicError && error.details.code === 'changed';
      if (!isChanged || Object.keys(filled).length === 0) throw error;
      await saveDraft();
      return `/${kind}?changed=1` as const;
    }
  }
  await saveDraft();
  return pathWithFollowUps(`/${kind}`, again);
}
