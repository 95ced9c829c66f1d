import type { DataSaverChoice, LightReason } from './light-mode.ts';

const WORDS: Record<LightReason, string> = {
  chosen: 'your choice',
  'save-data': 'your browser saves data',
  'slow-connection': 'slow connection',
  'few-cores': 'small processor',
  'little-memory': 'little memory',
  'old-phone': 'older phone',
  'low-battery': 'low battery',
};

/** How the data saver stands, and why: 'On by itself: slow connection' */
export function dataSaverNote(chosen: DataSaverChoice, reasons: readonly LightReason[]): string {
  if (chosen) return `${chosen === 'on' ? 'On' : 'Off'}: ${WORDS.chosen}`;
  if (reasons.length === 0) return 'Comes on when it helps';
  return `On by itself: ${reasons.map((reason) => WORDS[reason]).join(', ')}`;
}
