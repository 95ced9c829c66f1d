import { type ComponentType, useState } from 'react';
import { Lazy } from './lazy.tsx';
import { ServerHtml } from './server-html.tsx';

type StaticPartProps<Props extends object> = {
  name: string;
  /** Undefined in a browser: its bundle is without the part. */
  Part: ComponentType<Props> | undefined;
  props: Props;
  /** Loads it, where there is no HTML of it. */
  load: () => Promise<ComponentType<Props>>;
};

/** A part of a page as HTML of the server alone; after a navigation inside the site its code is loaded. */
export function StaticPart<Props extends object>({ name, Part, props, load }: StaticPartProps<Props>) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <Lazy load={load} props={props} failed={null} />;
  return (
    <ServerHtml name={name} render={() => Part && <Part {...props} />} onMissing={() => setMissing(true)} />
  );
}
