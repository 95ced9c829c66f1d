/** The page of moderators with all slides. */
export const SLIDES_PATH = '/moderate/slides';

/** The page of moderators about one slide. */
export const slidePath = (id: string) => `${SLIDES_PATH}/${id}`;

/** The form that books a slide, for an application or for none. */
export const bookSlidePath = (itemId: string | null) =>
  `${SLIDES_PATH}/book${itemId ? `?${new URLSearchParams({ application: itemId })}` : ''}`;
