import 'client-only';
import { isLightMode } from '#lib/device/light-mode.browser';
import { readStorage, writeStorage } from '#lib/device/web-storage.browser';
import type { VoiceLanguage } from '#lib/questions/question-language';

const KEY = 'voice-muted';
let chosen: boolean | undefined;

function stored(): boolean | undefined {
  const value = readStorage(KEY);
  return value === 'yes' ? true : value === 'no' ? false : undefined;
}

/** Whether answers are kept silent: what somebody chose last, else so where data is dear, since voices may be fetched. */
export const isMuted = () => chosen ?? stored() ?? isLightMode();

export function setMuted(muted: boolean) {
  chosen = muted;
  // Storage can be switched off; the choice then lasts as long as the page.
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

/** Whether the browser can say something. */
export const canSpeak = () => synthesis() !== undefined;

/** Says a text, in place of what is being said; without a voice nothing happens. Never throws. */
export function speak(text: string, language: VoiceLanguage) {
  try {
    const voice = synthesis();
    if (!voice) return;
    voice.cancel();
    // Quotes are for the eye.
    const utterance = new SpeechSynthesisUtterance(text.replace(/[“”]/g, ''));
    utterance.lang = language === 'es' ? 'es-MX' : 'en-US';
    const voices = voice.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(language));
    // A voice of the device itself costs no data and tells nobody.
    const own = voices.find(({ localService }) => localService) ?? voices[0];
    if (own) utterance.voice = own;
    voice.speak(utterance);
  } catch {
    // The answer stands on the screen.
  }
}

/** Ends what is being said. */
export function stopSpeaking() {
  try {
    synthesis()?.cancel();
  } catch {
    // Then there is nothing to end.
  }
}
