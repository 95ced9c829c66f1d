/** What a district is called in an address: 'cayo-district' is not the town people call Cayo. */
export const districtValue = (slug: string) => `${slug}-district`;
