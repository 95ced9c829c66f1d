'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type LateProps<Props extends object> = {
  /** Fetches the component; the same function at every render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  waiting?: ReactNode;
  /** What stands there when the code does not arrive: no signal, or a new version of the site. */
  failed: ReactNode;
};

/** A component whose code is fetched when it is first wanted. Unlike `lazy`, it never takes the page down with it. */
export function Late<Props extends object>({ load, props, waiting = null, failed }: LateProps<Props>) {
  const [loaded, setLoaded] = useState<{ Piece?: ComponentType<Props> }>();

  useEffect(() => {
    let gone = false;
    load().then(
      (Piece) => !gone && setLoaded({ Piece }),
      () => !gone && setLoaded({}),
    );
    return () => {
      gone = true;
    };
  }, [load]);

  if (!loaded) return waiting;
  const { Piece } = loaded;
  return Piece ? <Piece {...props} /> : failed;
}
