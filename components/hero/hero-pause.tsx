'use client';

import { PauseButton } from '#components/ui/pause-button';
import { setMotionAllowed, useMotionAllowed } from '#lib/device/motion.browser';

/** The page's control that pauses all automatic motion. */
export function HeroPause() {
  return <PauseButton look="light" compact moving={useMotionAllowed()} onChange={setMotionAllowed} />;
}
