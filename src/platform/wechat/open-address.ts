import { readySdk } from './ready-sdk.ts';
import { ask } from './sdk.ts';

/** An address as the messenger keeps it. */
export type MessengerAddress = {
  receiver: string;
  phone: string;
  region: string[];
  detail: string;
};

/**
 * Lets a member choose one of the messenger's addresses; undefined where none was chosen. Throws
 * where the messenger does not offer them to this page.
 */
export const openAddress = async (): Promise<MessengerAddress | undefined> => {
  const sdk = await readySdk();
  const chosen = await ask(sdk.openAddress, {});
  if (!chosen) return undefined;
  const { userName, telNumber, provinceName, cityName, countryName, detailInfo } = chosen;
  const text = (told: unknown): string => (typeof told === 'string' ? told.trim() : '');
  return {
    receiver: text(userName),
    phone: text(telNumber),
    region: [provinceName, cityName, countryName].map(text).filter(Boolean),
    detail: text(detailInfo),
  };
};
