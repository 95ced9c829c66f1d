export const dynamic = 'force-dynamic';

/** Renders nothing: the footer is for visitors. */
export default function NoFooter() {
  return null;
}
