import { readySdk } from './ready-sdk.ts';
import { ask } from './sdk.ts';

type Coordinates = { latitude: number; longitude: number; name: string; address: string };

/** On the messenger's scale, at which streets can be told apart. */
const SCALE = 16;

/** Throws where this page may not use the messenger's map. */
export const openLocation = async (coordinates: Coordinates): Promise<void> => {
  const sdk = await readySdk();
  await ask(sdk.openLocation, { ...coordinates, scale: SCALE });
};
