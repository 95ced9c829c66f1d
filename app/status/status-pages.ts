import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { StatusItem } from '#lib/submissions/status/status-item';
import { loadStatusItem } from '#lib/submissions/status/status-item.server';

export type StatusPageProps = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** What every page behind a private link says of itself. */
export const statusMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});

/** The item of a private link. The middleware has already turned unknown ones away. */
export async function findStatusItem(token: string): Promise<StatusItem> {
  return (await loadStatusItem(token)) ?? notFound();
}

/** One word of the address, if it is there once. */
export function wordOf(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
