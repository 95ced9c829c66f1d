/** Lower case without accents, for comparing: 'Día' and 'DIA' are 'dia'. Letters keep their number and order. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase();
}
