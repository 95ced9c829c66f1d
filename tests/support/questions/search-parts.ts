import type { VoiceSearch } from '#lib/questions/voice-search';

/** The choices of the place filter that only the calendar knows. */
export const PLACES = [{ value: 'san-antonio-toledo', label: 'San Antonio (Toledo)' }];

// The parts from which the tables of questions put an expected search together.
export const on = (from: string, to = from): VoiceSearch => ({ from, to });
export const hours = (after: number, before = 24): VoiceSearch => ({
  hours: { after: after * 60, before: before * 60 },
});
export const today: VoiceSearch = { when: 'today' };
export const tomorrow: VoiceSearch = { when: 'tomorrow' };
export const weekend: VoiceSearch = { when: 'weekend' };
export const month: VoiceSearch = { when: 'month' };
export const evening = hours(17);
export const tonight = { ...today, ...evening };
export const free: VoiceSearch = { cost: 'free' };
export const kids: VoiceSearch = { category: 'family' };
export const food: VoiceSearch = { category: 'food' };
export const parade: VoiceSearch = { category: 'parade' };
export const party: VoiceSearch = { category: 'entertainment' };
export const church: VoiceSearch = { category: 'religious' };
export const words = (text: string): VoiceSearch => ({ words: text });
export const at = (city: string): VoiceSearch => ({ city });
export const cayo = at('cayo-district');
export const sanIgnacio = at('san-ignacio-santa-elena');
export const near: VoiceSearch = { nearMe: true };
/** What was refused, as it was written, and what it asks for. */
export const not = (text: string, search: VoiceSearch): VoiceSearch => ({ refused: [{ text, search }] });
