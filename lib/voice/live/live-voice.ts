import type { VisitorKind } from '#lib/location/visitor-location';
import type { VoiceLanguage } from '#lib/questions/question-language';

// What browser and server exchange about live conversations. Without zod, to keep it out of the browser's bundle.

export const VOICE_LANGUAGES = ['en', 'es'] as const satisfies readonly VoiceLanguage[];

/**
 * The response of `GET /api/voice`: whether a conversation is offered, where its sound is sent, and the opening token.
 */
export type VoiceOffer = { live: false } | { live: true; destination: string; token: string };

/** The body of `POST /api/voice/session`: it changes only the wording, and contains no personal data. */
export type VoiceSessionRequest = { kind: VisitorKind; language: VoiceLanguage };

/** The response of `POST /api/voice/session`: where the browser calls the service, with a secret valid for a minute. */
export type VoiceSession = { secret: string; expiresAt: string; callsUrl: string; model: string };

/** Longest live session in milliseconds: enough for some questions, and a limit on its cost. */
export const LIVE_SESSION_LIMIT_MS = 180_000;

/** The name of the one tool the service may call. */
export const SEARCH_TOOL_NAME = 'search_events';
