/** Loads the dialog with the QR code, and the package that draws it, when it is opened. */
export const loadQrDialog = () => import('./qr-dialog.tsx').then(({ QrDialog }) => QrDialog);

/** Loads it ahead; an error is ignored, because opening the dialog tries again. */
export const prefetchQrDialog = () => void loadQrDialog().catch(() => {});
