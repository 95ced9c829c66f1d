import { CELEBRATIONS_PATH } from '#lib/site/site';

/** The page of a celebration, the same in every year: '/celebrations/garifuna-settlement-day' */
export const celebrationPath = (slug: string) => `${CELEBRATIONS_PATH}/${slug}`;
