import 'server-only';
import type { FormValues } from '#lib/forms/form-values';
import { PublicError } from '#lib/server/http/public-error';
import { askedAgain, pathToAsk } from '../fields/when/asked-again.ts';
import { withListedDates } from '../fields/when/when-values.ts';
import { eventAnnouncementSchema } from '../items/announcements/event-announcement.ts';
import { currentWhen, moveFromValues } from '../items/announcements/event-move.ts';
import { saveFormDraft } from '../items/record/form-drafts.server.ts';
import { announceEvent } from './announce-event.server.ts';
import type { SubmitterRequest } from './change-item.server.ts';
import { loadStatusItem } from './status-item.server.ts';

/** Announces that an event moved, or stores invalid values as a draft. Returns where to redirect, below the private link. */
export async function moveByForm(seen: SubmitterRequest, values: FormValues) {
  const item = await loadStatusItem(seen.token);
  if (!item) throw new PublicError(404, 'There is nothing at this address.');
  const before = currentWhen(item.held, item.announcement);
  const parsed = eventAnnouncementSchema.safeParse(moveFromValues(values, before));
  const again = askedAgain(values);
  const { token: _, version: __, ...filled } = values;
  const saveDraft = () => saveFormDraft(item.id, 'move', withListedDates(filled), seen.now);
  if (parsed.success && again.length === 0) {
    try {
      await announceEvent(seen, parsed.data);
      return '?done=moved' as const;
    } catch (error) {
      // Our team corrected the event meanwhile: what was filled in is still what its organiser has to say.
      if (!(error instanceof PublicError) || error.details.code !== 'changed') throw error;
      await saveDraft();
      return '/moved?changed=1' as const;
    }
  }
  await saveDraft();
  return pathToAsk('/moved', again);
}
