/** Renders nothing: no dialog is open on this route. */
export default function NoDialog() {
  return null;
}
