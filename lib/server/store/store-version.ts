/** The migration that creates all tables of a new store. */
export const FIRST_STEP = '001_tables';

/** The migrations that made the same tables, one after the other, in stores from before the first one took their place. */
const FORMER_STEPS = [
  '001_submissions',
  '002_form_drafts',
  '003_item_indexes',
  '004_daily_counts',
  '005_outbox_scheduled_at',
  '006_mail_digests',
  '006_items_search_text',
  '006_upload_networks',
  '007_retention_and_failure_indexes',
  '008_outbox_address_hash',
  '009_queue',
  '010_proposals',
  '011_questions',
  '012_slides',
  '013_slides_advertiser_email',
  '014_withdrawn_dates',
];

/** A store that an older version wrote, which only that version's successor can bring up to date. */
export class OlderStoreError extends Error {
  override readonly name = 'OlderStoreError';

  constructor() {
    super(
      'The store was written by an older version than this one can open. Start the version of 26 November 2026 with it once and leave it running for ten minutes, which brings it up to date, or begin with an empty store.',
    );
  }
}

/**
 * The migrations that a store has, from those that it records; none of a new one. Throws an OlderStoreError for a store
 * that has only some of the former ones. Those of a newer version are unknown here, and do no harm.
 */
export function stepsOfStore(recorded: readonly string[]): ReadonlySet<string> {
  const steps = new Set(recorded);
  if (steps.size === 0 || steps.has(FIRST_STEP)) return steps;
  if (FORMER_STEPS.some((id) => !steps.has(id))) throw new OlderStoreError();
  return steps.add(FIRST_STEP);
}
