'use client';

import { AdvertiserForm } from '#components/advertisers/advertiser-form';
import { track } from '#lib/analytics/track.browser';

/** The advertisers' form, whose sending is counted. */
export function CountedApplication({ level }: { level?: 2 | 3 }) {
  return <AdvertiserForm level={level} onReport={(what) => track({ name: `advertiser_signup_${what}` })} />;
}
