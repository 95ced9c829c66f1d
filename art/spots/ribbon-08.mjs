import { awarenessRibbon } from '../kit/ribbon.mjs';

export const alt = 'Gold awareness ribbon.';

export default () => awarenessRibbon({ front: ['#ebb84a', '#d49a22'], back: ['#a36f10', '#7d520a'] });
