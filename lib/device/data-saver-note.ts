import type { DataSaverChoice, LightModeReason } from './light-mode.ts';

const WORDS: Record<LightModeReason, string> = {
  chosen: 'your choice',
  'save-data': 'your browser saves data',
  'slow-connection': 'slow connection',
  'few-cores': 'small processor',
  'little-memory': 'little memory',
  'old-phone': 'older phone',
  'low-battery': 'low battery',
};

/** The state of the data saver and its reasons: 'On by itself: slow connection' */
export function dataSaverNote(chosen: DataSaverChoice, reasons: readonly LightModeReason[]): string {
  if (chosen) return `${chosen === 'on' ? 'On' : 'Off'}: ${WORDS.chosen}`;
  if (reasons.length === 0) return 'Comes on when it helps';
  return `On by itself: ${reasons.map((reason) => WORDS[reason]).join(', ')}`;
}
