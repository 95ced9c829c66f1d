import { advertiserApplicationSchema } from '#lib/advertisers/advertiser-application';
import { submitAdvertiser } from '#lib/advertisers/submit-advertiser.server';
import { jsonHandler } from '#lib/http/json-handler.server';

export const dynamic = 'force-dynamic';

/** Takes a business's application for a founding spot. */
export const POST = jsonHandler('submit-advertiser', advertiserApplicationSchema, submitAdvertiser);
