'use client';

/** Opens the assistant that can be asked by voice or by typing. */
export function VoiceButton() {
  return null;
}
