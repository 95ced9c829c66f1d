/** Folds case and accents, for comparison: 'Día' and 'DIA' are 'dia'. The number and order of letters stay the same. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase();
}
