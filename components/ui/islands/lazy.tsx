import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type LazyProps<Props extends object> = {
  /** Loads the component; must be the same function on every render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  waiting?: ReactNode;
  /** Shown when the code cannot be loaded: offline, or after a deployment. */
  failed: ReactNode;
};

/** A component whose code is loaded when it is mounted. Unlike with `lazy`, a failure does not break the page. */
export function Lazy<Props extends object>({ load, props, waiting = null, failed }: LazyProps<Props>) {
  const [loaded, setLoaded] = useState<{ View?: ComponentType<Props> }>();

  useEffect(() => {
    let isUnmounted = false;
    load().then(
      (View) => !isUnmounted && setLoaded({ View }),
      () => !isUnmounted && setLoaded({}),
    );
    return () => {
      isUnmounted = true;
    };
  }, [load]);

  if (!loaded) return waiting;
  const { View } = loaded;
  return View ? <View {...props} /> : failed;
}
