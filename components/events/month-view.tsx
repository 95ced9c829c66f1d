'use client';
export function MonthView(_: {
  events: readonly unknown[];
  today: string;
  month: string;
  onMonth: (month: string) => void;
}) {
  return null;
}
