import { FAQ } from '#lib/site/faq';
import { FaqList } from './faq-list.tsx';

/** The questions of the home page. */
export const FaqSection = () => <FaqList items={FAQ} />;
