import 'server-only';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database, ItemKind } from '#lib/server/store/schema';
import { store } from '#lib/server/store/store.server';
import { operatorContact } from '#lib/site/operator-contact.server';
import { announcementsOf, currentAnnouncement } from '../event-announcement.ts';
import { advertiserApplicationSchema } from '../fields/advertiser-application.ts';
import { eventSubmissionSchema } from '../fields/event-submission.ts';
import { statusHash } from '../store/private-link.server.ts';
import { withStoredImages } from '../store/stored-images.server.ts';
import { type SubmissionStates, stateOf } from '../submission-states.ts';
import { type StatusItem, seenBySubmitter } from './status-item.ts';

const TOKEN = /^[\w-]{43}$/;

const payloadSchema = z.record(z.string(), z.unknown()).catch({});

/** Finds the row of an item by the SHA-256 of its status token (constant time). */
export async function findRow(db: Kysely<Database>, token: string) {
  if (!TOKEN.test(token)) return undefined;
  return db.selectFrom('items').selectAll().where('status_hash', '=', statusHash(token)).executeTakeFirst();
}

/** Whether a status token belongs to an item. */
export async function isStatusToken(token: string): Promise<boolean> {
  return (await findRow((await store()).db, token)) !== undefined;
}

function partsOf(kind: ItemKind, payload: Record<string, unknown>) {
  if (kind === 'event') return { event: eventSubmissionSchema.safeParse(payload).data };
  if (kind === 'advertiser') return { application: advertiserApplicationSchema.safeParse(payload).data };
  return {};
}

/** Loads what the private link of an item shows; undefined for an unknown token. */
export async function loadStatusItem(
  token: string,
  states?: SubmissionStates,
): Promise<StatusItem | undefined> {
  const { db } = await store();
  const row = await findRow(db, token);
  if (!row) return undefined;
  const state = stateOf(row.status, states);
  const stored = payloadSchema.parse(JSON.parse(row.payload));
  const payload = await withStoredImages(db, row, stored, states);
  return {
    id: row.id,
    kind: row.kind,
    reference: row.reference,
    ...seenBySubmitter(row, states, operatorContact()),
    receivedAt: row.created_at,
    reason: state.isRefused ? row.reason : null,
    eventId: state.isPublic ? row.event_id : null,
    publishedVia: row.published_via,
    isPurged: row.purged_at !== null,
    version: row.version,
    held: payload,
    announcement: currentAnnouncement(row.announcement),
    announcedBefore: announcementsOf(row.announcement).at(-2)?.kind,
    ...partsOf(row.kind, payload),
  };
}
