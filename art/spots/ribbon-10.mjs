import { awarenessRibbon } from '../kit/ribbon.mjs';

export const alt = 'Pink awareness ribbon.';

export default () => awarenessRibbon({ front: ['#f88bb0', '#f06292'], back: ['#c2386c', '#962352'] });
