import { useState } from 'react';
import { MOBILE_QUERY } from '#lib/device/mobile-query';
import { Flyer } from './flyer.tsx';

/**
 * On a phone, where the flyer of an event is at hand more often than its text: the offer to begin with an image of it.
 */
export function FlyerFirst() {
  const [isPhone] = useState(() => window.matchMedia?.(MOBILE_QUERY).matches ?? false);
  return isPhone ? <Flyer /> : null;
}
