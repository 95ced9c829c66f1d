import { awarenessRibbon } from '../kit/ribbon.mjs';

export const alt = 'Ribbon in the blue and red of the flag of Belize.';

export default () => awarenessRibbon({ front: ['#3231c4', '#171696'], back: ['#d90f19', '#8f0a20'] });
