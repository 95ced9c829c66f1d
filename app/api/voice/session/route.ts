import { createJsonHandler } from '#lib/server/handlers/json-handler.server';
import { openVoiceSession, voiceSessionSchema } from '#lib/voice/live/open-voice-session.server';

export const dynamic = 'force-dynamic';

/** Opens a live conversation: responds with a secret that lets this browser call the voice service. */
export const POST = createJsonHandler('voice', voiceSessionSchema, openVoiceSession);
