import 'server-only';
import { z } from 'zod';
import { eventLists } from '#lib/catalog/event-lists.server';
import { servedEvents } from '#lib/catalog/event-snapshot.server';
import { serverEnv } from '#lib/server/env.server';
import type { NetworkContext } from '#lib/server/handlers/json-handler.server';
import { PublicError } from '#lib/server/http/public-error';
import { inTransaction } from '#lib/server/store/store.server';
import { liveService } from './live-service.server.ts';
import { VOICE_LANGUAGES, type VoiceSession, type VoiceSessionRequest } from './live-voice.ts';
import { mintClientSecret } from './mint-client-secret.server.ts';
import { type SessionFacts, sessionInstructions } from './session-instructions.ts';
import { giveBackVoiceSession, takeVoiceSession } from './voice-budget.server.ts';
import { spendVoiceToken } from './voice-token.server.ts';

/** The body of a request: it changes only the wording, and contains no personal data. */
export const voiceSessionSchema = z.strictObject({
  kind: z.enum(['Local', 'Tourist']).default('Tourist'),
  language: z.enum(VOICE_LANGUAGES).default('en'),
}) satisfies z.ZodType<VoiceSessionRequest>;

/**
 * The events that are served now, without loading the sheet: the visitor is waiting. Undefined when there are none yet.
 */
async function factsFor(request: VoiceSessionRequest, now: number): Promise<SessionFacts | undefined> {
  const snapshot = await servedEvents().catch(() => undefined);
  if (!snapshot) return undefined;
  const samples = serverEnv().VOICE_SAMPLE_EVENTS;
  const { summaries } = await eventLists(snapshot, now);
  return { toCome: summaries, now, samples, ...request };
}

/**
 * Opens a live session: spends the token and one of the day's sessions in one transaction, then mints a client secret;
 * if that fails, the session is given back. Throws PublicErrors: 404 when no service is configured, 403 for the token,
 * 429 when the network's share of the day's budget is used up, 503 when all of it is, 502 or 503 for the service.
 */
export async function openVoiceSession(
  request: VoiceSessionRequest,
  { openingToken, now, network }: Pick<NetworkContext, 'openingToken' | 'now' | 'network'>,
): Promise<VoiceSession> {
  const service = liveService();
  if (!service)
    throw new PublicError(404, 'There are no live conversations here. The assistant answers what you type.');
  const taken = await inTransaction(async (db) => {
    await spendVoiceToken(db, openingToken, now);
    return takeVoiceSession(db, network, now);
  });
  try {
    return await mintClientSecret(service, sessionInstructions(await factsFor(request, now)));
  } catch (error) {
    // A session that cannot be given back is lost for the day; the first error is reported.
    await giveBackVoiceSession(taken).catch(() => {});
    throw error;
  }
}
