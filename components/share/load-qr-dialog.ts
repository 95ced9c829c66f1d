/** Loads the dialog with the QR code, which draws it with a package of its own: only for those who want it. */
export const loadQrDialog = () => import('./qr-dialog.tsx').then(({ QrDialog }) => QrDialog);

/** Fetches it ahead; whether it arrives shows when it is opened. */
export const fetchQrDialogAhead = () => void loadQrDialog().catch(() => {});
