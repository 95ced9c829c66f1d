/** Paper grain: a fine, faint noise in dark and light over the whole sheet, as on a screen print. */
export const grain = (width = 1280, height = 960) =>
  '<filter id="grain" x="0" y="0" width="100%" height="100%">' +
  '<feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="2" seed="7"/>' +
  '<feColorMatrix values="0 0 0 0 0.1  0 0 0 0 0.06  0 0 0 0 0.14  0 0 0 2.4 -1.15"/>' +
  '</filter>' +
  `<rect width="${width}" height="${height}" filter="url(#grain)" opacity="0.12"/>`;
