import { awarenessRibbon } from '../kit/ribbon.mjs';

export const alt = 'Dark blue awareness ribbon.';

export default () => awarenessRibbon({ front: ['#2f7bd6', '#1459b3'], back: ['#0c3d84', '#072a60'] });
