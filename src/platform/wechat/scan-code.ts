import { readySdk } from './ready-sdk.ts';
import { ask } from './sdk.ts';

/**
 * Reads a QR code with the messenger's camera; '' where the person cancelled. Throws where this page may
 * not use it.
 */
export const scanCode = async (): Promise<string> => {
  const sdk = await readySdk();
  const scanned = await ask(sdk.scanQRCode, { needResult: 1, scanType: ['qrCode'] });
  return scanned?.resultStr ?? '';
};
