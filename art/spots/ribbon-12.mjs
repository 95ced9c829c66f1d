import { awarenessRibbon } from '../kit/ribbon.mjs';

export const alt = 'Red awareness ribbon.';

export default () => awarenessRibbon({ front: ['#f2353d', '#d90f19'], back: ['#9c0a20', '#730617'] });
