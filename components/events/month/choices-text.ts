import { countOfEvents } from '#lib/events/lists/count-of-events';
import type { OrderedEvents } from '#lib/events/lists/order-events';

/** How many events of a day somebody can go to; of the day that runs nothing is left, a later one has none. */
export const choicesText = ({ choices }: Pick<OrderedEvents, 'choices'>, hasBegun: boolean): string =>
  choices === 0 && hasBegun ? 'Nothing left' : countOfEvents(choices);
