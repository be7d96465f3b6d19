import { readySdk } from './ready-sdk.ts';
import { ask } from './sdk.ts';

export type MessengerAddress = {
  receiver: string;
  phone: string;
  region: string[];
  detail: string;
};

/**
 * Lets a member choose from the messenger's address book; undefined where none was chosen. Throws where
 * this page may not use it.
 */
export const openAddress = async (): Promise<MessengerAddress | undefined> => {
  const sdk = await readySdk();
  const chosen = await ask(sdk.openAddress, {});
  if (!chosen) return undefined;
  const { userName, telNumber, provinceName, cityName, countryName, detailInfo } = chosen;
  const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
  return {
    receiver: text(userName),
    phone: text(telNumber),
    region: [provinceName, cityName, countryName].map(text).filter(Boolean),
    detail: text(detailInfo),
  };
};
