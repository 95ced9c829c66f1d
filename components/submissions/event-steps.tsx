'use client';

import type { ReactNode } from 'react';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { ContactStep } from './contact-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { LocationStep } from './location-step.tsx';
import { MediaStep } from './media-step.tsx';
import { ReviewStep } from './review-step.tsx';

type EventStepsProps = {
  /** Counted from 0. */
  step: number;
  onChange: (step: number) => void;
  renderCard: (event: CalendarEvent) => ReactNode;
};

/** The fields of one step. */
export function EventSteps({ step, onChange, renderCard }: EventStepsProps) {
  switch (step) {
    case 0:
      return <DetailsStep />;
    case 1:
      return <LocationStep />;
    case 2:
      return <ContactStep />;
    case 3:
      return <MediaStep />;
    default:
      return <ReviewStep onChange={onChange} renderCard={renderCard} />;
  }
}
