/** No dialog is open here. */
export default function NoDialog() {
  return null;
}
