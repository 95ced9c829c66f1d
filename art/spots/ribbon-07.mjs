import { awarenessRibbon } from '../kit/ribbon.mjs';

export const alt = 'Yellow awareness ribbon.';

export default () => awarenessRibbon({ front: ['#ffd84d', '#ffc300'], back: ['#d99a00', '#b27a00'] });
