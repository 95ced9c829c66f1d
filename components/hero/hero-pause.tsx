'use client';

import { PauseButton } from '#components/ui/pause-button';
import { setMotionAllowed, useMotionAllowed } from '#lib/device/motion.browser';

/** The page's one control for everything that moves by itself. */
export function HeroPause() {
  return <PauseButton look="light" compact moving={useMotionAllowed()} onChange={setMotionAllowed} />;
}
