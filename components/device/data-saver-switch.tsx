'use client';

/** Asks for fewer bytes and less motion on this device: as a row of the panel, or in the footer. */
export function DataSaverSwitch(_: { look: 'row' | 'footer' }) {
  return null;
}
