import 'server-only';
import type { RequestContext } from '#lib/server/handlers/json-handler.server';
import { APPLICATION_RECEIVED } from '#lib/site/promises';
import type { AdvertiserApplication } from '../../fields/advertiser-application.ts';
import { type Receipt, storeItem } from './store-item.server.ts';

/** Stores a business's application for the moderators. */
export async function submitAdvertiser(
  application: AdvertiserApplication,
  sent: RequestContext,
): Promise<{ message: string } & Receipt> {
  const item = { endpoint: 'submit-advertiser', kind: 'advertiser', payload: application } as const;
  return { message: APPLICATION_RECEIVED, ...(await storeItem(item, sent)) };
}
