import { sheetRowWithId } from '#lib/catalog/sheet-rows.server';
import { seeOther } from '#lib/server/handlers/response.server';
import { PublicError } from '#lib/server/http/public-error';
import { followUpsOf } from '#lib/submissions/fields/when/follow-ups';
import { withListedDates } from '#lib/submissions/fields/when/when-values';
import { saveFormDraft } from '#lib/submissions/items/record/form-drafts.server';
import { editEvent } from '#lib/submissions/moderation/decisions/edit-event.server';
import { itemPost } from '#lib/submissions/moderation/requests/item-post.server';
import { moderationPath } from '#lib/submissions/moderation/requests/moderation-path';

export const dynamic = 'force-dynamic';

/** What a form has beside the fields of the event; the key is a secret, and is not stored. */
const NO_FIELDS = new Set(['key', 'version', 'from']);

const fieldsIn = (form: URLSearchParams) =>
  Object.fromEntries([...form].filter(([name]) => !NO_FIELDS.has(name)));

/**
 * Saves a moderator's edit of a pending event, or correction of a public one. What is invalid is kept for the page, which
 * shows it again with its errors; so is what a form without JavaScript can ask only then.
 */
export const POST = itemPost(
  async ({ form, deciding, filter, key }) => {
    const { itemId, now } = deciding;
    const fields = fieldsIn(form);
    const asked = followUpsOf(fields);
    if (asked.length > 0) {
      await saveFormDraft(itemId, 'edit', withListedDates(fields), now);
      const more = Object.fromEntries(asked.map((one) => [one, '1']));
      return seeOther(moderationPath({ itemId, edit: true, filter, key, more }));
    }
    try {
      await editEvent(deciding, form, { rowWithId: sheetRowWithId });
    } catch (error) {
      if (error instanceof PublicError && error.details.fields)
        await saveFormDraft(itemId, 'edit', withListedDates(fields), now);
      throw error;
    }
    return seeOther(moderationPath({ itemId, filter, key, more: { saved: 'yes' } }));
  },
  { isEdit: true },
);
