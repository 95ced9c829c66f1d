import { awarenessRibbon } from '../kit/ribbon.mjs';

export const alt = 'Teal and white awareness ribbon.';

export default () => awarenessRibbon({ front: ['#14a3a0', '#008080'], back: ['#ffffff', '#c9d9dc'] });
