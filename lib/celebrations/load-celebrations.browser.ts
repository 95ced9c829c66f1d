import 'client-only';
import type { KnownCelebration } from './known-celebration.ts';

const LOAD_TIMEOUT_MS = 10_000;

/** What is known of the yearly celebrations; nothing where it does not arrive, as questions are answered without it too. */
export async function loadKnownCelebrations(): Promise<readonly KnownCelebration[]> {
  try {
    const response = await fetch('/api/celebrations', { signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) });
    const known: unknown = response.ok ? await response.json() : [];
    return Array.isArray(known) ? known : [];
  } catch {
    return [];
  }
}
