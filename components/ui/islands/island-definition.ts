import type { ComponentType } from 'react';

/** What a part of a page is made of that is the server's HTML at first. */
export type IslandDefinition<Props extends object> = {
  /** Names its HTML; where pages have it with other content, by its props. */
  name: string | ((props: Props) => string);
  /** Its component on the server; undefined in a browser, whose first scripts are without it. */
  onServer: ComponentType<Props> | undefined;
  /** Loads the same component in a browser. */
  load: () => Promise<ComponentType<Props>>;
};

/** The name of a part's HTML. */
export const htmlName = <Props extends object>(name: IslandDefinition<Props>['name'], props: Props) =>
  typeof name === 'string' ? name : name(props);
