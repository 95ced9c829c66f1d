import { awarenessRibbon } from '../kit/ribbon.mjs';

export const alt = 'Lavender awareness ribbon.';

export default () => awarenessRibbon({ front: ['#cda2ea', '#b57edc'], back: ['#8f57ba', '#6f3d98'] });
