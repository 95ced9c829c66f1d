import { awarenessRibbon } from '../kit/ribbon.mjs';

export const alt = 'Blue awareness ribbon.';

export default () => awarenessRibbon({ front: ['#4aa5f3', '#1e88e5'], back: ['#125fae', '#0b4584'] });
