/** A district in the URL's place filter: 'cayo-district', as 'cayo' alone is also used for the town of San Ignacio. */
export const districtFilterValue = (slug: string) => `${slug}-district`;
