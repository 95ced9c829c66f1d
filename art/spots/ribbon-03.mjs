import { awarenessRibbon } from '../kit/ribbon.mjs';

export const alt = 'Purple awareness ribbon.';

export default () => awarenessRibbon({ front: ['#8c3bbd', '#6a1b9a'], back: ['#4b0f74', '#350a55'] });
