import { jsonHandler } from '#lib/http/json-handler.server';
import { openVoiceSession, voiceSessionSchema } from '#lib/voice/open-voice-session.server';

export const dynamic = 'force-dynamic';

/** Opens a live conversation: a secret that lets this browser call the voice service. */
export const POST = jsonHandler('voice', voiceSessionSchema, openVoiceSession);
