import 'server-only';
import type { FormValues } from '#lib/forms/form-values';
import { hasMoved } from '../items/announcements/event-announcement.ts';
import { withApprovedPlace } from '../items/published/moved-facts.ts';
import { loadEventCorrection } from './load-event-correction.server.ts';
import { correctionSchema } from './propose-by-form.server.ts';
import type { PublishedItem, StatusItem } from './status-item.ts';

/** Loads the form of a proposal: what waits or what is public, or the values of an invalid draft with their errors. */
export const loadProposalForm = (
  item: StatusItem,
  { event, proposed }: PublishedItem,
  draft: FormValues | undefined,
) =>
  loadEventCorrection(
    proposed ?? event,
    item.id,
    draft && hasMoved(item.announcement) ? withApprovedPlace(draft, event) : draft,
    correctionSchema(item),
  );
