import { countOfEvents } from '#lib/events/lists/count-of-events';
import type { OrderedEvents } from '#lib/events/lists/order-events';

/** How many events of a day can still be attended: without any, today has 'Nothing left', and a later day has none. */
export const choicesText = ({ choices }: Pick<OrderedEvents, 'choices'>, hasBegun: boolean): string =>
  choices === 0 && hasBegun ? 'Nothing left' : countOfEvents(choices);
