import 'client-only';
import { isLightMode } from '#lib/device/light-mode.browser';
import { readStorage, writeStorage } from '#lib/device/web-storage.browser';
import type { VoiceLanguage } from '#lib/questions/question-language';

const KEY = 'voice-muted';
let choiceOfPage: boolean | undefined;

function storedChoice(): boolean | undefined {
  const value = readStorage(KEY);
  return value === 'yes' ? true : value === 'no' ? false : undefined;
}

/**
 * Whether answers are muted: the visitor's last choice, by default only in light mode, since a voice may be downloaded.
 */
export const isMuted = () => choiceOfPage ?? storedChoice() ?? isLightMode();

/** Mutes or unmutes answers, now and in later visits; muting also stops the answer being spoken. */
export function setMuted(muted: boolean) {
  choiceOfPage = muted;
  // Where storage is disabled, the choice lasts as long as the page.
  writeStorage(KEY, muted ? 'yes' : 'no');
  if (muted) stopSpeaking();
}

function synthesis(): SpeechSynthesis | undefined {
  try {
    return typeof SpeechSynthesisUtterance === 'function' ? (window.speechSynthesis ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the browser has speech synthesis. */
export const canSpeak = () => synthesis() !== undefined;

/** Speaks a text, cancelling the one being spoken. Does nothing without speech synthesis; never throws. */
export function speak(text: string, language: VoiceLanguage) {
  try {
    const synthesizer = synthesis();
    if (!synthesizer) return;
    synthesizer.cancel();
    // Some voices read quotation marks aloud.
    const utterance = new SpeechSynthesisUtterance(text.replace(/[“”]/g, ''));
    utterance.lang = language === 'es' ? 'es-MX' : 'en-US';
    const voices = synthesizer.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(language));
    // A local voice costs no data, and the text is sent to no service.
    const voice = voices.find(({ localService }) => localService) ?? voices[0];
    if (voice) utterance.voice = voice;
    synthesizer.speak(utterance);
  } catch {
    // The answer is also shown.
  }
}

/** Stops speaking. Never throws. */
export function stopSpeaking() {
  try {
    synthesis()?.cancel();
  } catch {
    // Then nothing is being spoken.
  }
}
