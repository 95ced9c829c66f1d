import { useState } from 'react';
import { htmlName, type IslandDefinition } from './island-definition.ts';
import { Lazy } from './lazy.tsx';
import { ServerHtml } from './server-html.tsx';

/**
 * Defines a part of a page that is HTML of the server alone; after a navigation inside the site its code is loaded. The
 * file that defines it imports the part's style sheets.
 */
export function staticPart<Props extends object>({
  name,
  onServer: OnServer,
  load,
}: IslandDefinition<Props>) {
  return function StaticPart(props: Props) {
    const [isMissing, setMissing] = useState(false);
    if (isMissing) return <Lazy load={load} props={props} failed={null} />;
    return (
      <ServerHtml
        name={htmlName(name, props)}
        render={() => OnServer && <OnServer {...props} />}
        onMissing={() => setMissing(true)}
      />
    );
  };
}
