import { createJsonHandler } from '#lib/server/handlers/json-handler.server';
import { advertiserApplicationSchema } from '#lib/submissions/fields/advertiser-application';
import { submitAdvertiser } from '#lib/submissions/items/received/submit-advertiser.server';

export const dynamic = 'force-dynamic';

/** Stores a business's application for a founding spot. */
export const POST = createJsonHandler('submit-advertiser', advertiserApplicationSchema, submitAdvertiser);
