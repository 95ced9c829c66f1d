/** The colours of the site, for drawings: previews cannot read its style sheets. */
export const PAPER = '#FFFBF2';
export const INK = '#11143A';
export const BLUE = '#171696';
export const RED = '#D90F19';
export const SUN = '#FFB627';
