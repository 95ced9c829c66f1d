import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { htmlName, type IslandDefinition } from './island-definition.ts';
import styles from './server-html.module.css';
import { ServerHtml } from './server-html.tsx';
import { untilReleased } from './until-released.ts';
import { type EarlyPress, type PartCode, useComingToLife } from './use-coming-to-life.ts';

type LaterPartDefinition<Props extends object> = IslandDefinition<Props> &
  Pick<PartCode<Props>, 'whenWanted'>;

/**
 * Defines a part of a page that becomes interactive late: it is the server's HTML until the part is wanted, for
 * example in view, or touched; then its code is loaded and it is rendered again in the browser, which must give the same HTML. What the
 * visitor has typed, chosen, focused or pressed by then is carried over. If the code cannot be loaded, the HTML stays.
 * Decision 82 says why.
 * The file that defines it imports the part's style sheets, which would otherwise come with its code.
 *
 *     export const HeroSearchPart = laterPart({
 *       name: 'hero-search',
 *       onServer: typeof window === 'undefined' ? HeroSearch : undefined,
 *       load: () => import(…).then((part) => part.HeroSearch),
 *       whenWanted: () => onceTouched,
 *     });
 */
export function laterPart<Props extends object>(definition: LaterPartDefinition<Props>) {
  const { name, onServer: OnServer, load, whenWanted } = definition;
  const code: PartCode<Props> = { load, whenWanted };

  return function LaterPart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const early = useRef<EarlyPress>({});
    const { Live, comeToLife } = useComingToLife(code, place, early);

    // A finger may only scroll: its press is a click.
    const hold = ({ target, pointerType }: PointerEvent) => {
      early.current.release = untilReleased(target);
      if (pointerType !== 'touch') void comeToLife();
    };
    const hover = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') void comeToLife();
    };

    // A button that is pressed too early is pressed again.
    const press = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('button[type="button"]') : null;
      if (button) early.current.button = button;
      void comeToLife();
    };

    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: listens to the controls inside
      // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a button is a click
      <div
        ref={place}
        className={styles.transparent}
        onPointerEnter={Live ? undefined : hover}
        onPointerDown={Live ? undefined : hold}
        onFocus={Live ? undefined : comeToLife}
        onClick={Live ? undefined : press}
      >
        {Live ? (
          <Live {...props} />
        ) : (
          <ServerHtml
            name={htmlName(name, props)}
            render={() => OnServer && <OnServer {...props} />}
            onMissing={comeToLife}
          />
        )}
      </div>
    );
  };
}
