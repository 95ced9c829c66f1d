import type { VisitorKind } from '#lib/location/visitor-location';
import type { VoiceLanguage } from '#lib/questions/question-language';

// What browser and server say to each other about the live assistant; no zod, since the browser reads it too.

export const VOICE_LANGUAGES = ['en', 'es'] as const satisfies readonly VoiceLanguage[];

/** What `GET /api/voice` answers: whether a conversation is offered, where its sound goes, and what opens one. */
export type VoiceOffer = { live: false } | { live: true; destination: string; token: string };

/** What a live session is asked for with: for wording alone, nothing that tells of a person. */
export type VoiceSessionRequest = { kind: VisitorKind; language: VoiceLanguage };

/** Where a browser calls the service, and with what: a secret that serves for a minute. */
export type VoiceSession = { secret: string; expiresAt: string; callsUrl: string; model: string };

/** How long a live session may last (milliseconds): long enough for some questions, and a bound on what it costs. */
export const LIVE_SESSION_LIMIT_MS = 180_000;

/** The name of the one tool the service may call. */
export const SEARCH_TOOL_NAME = 'search_events';
