import { readySdk } from './ready-sdk.ts';
import { ask } from './sdk.ts';

type Coordinates = { latitude: number; longitude: number; name: string; address: string };

/** The messenger's largest scale: streets can be told apart. */
const SCALE = 16;

/** Shows a place on the messenger's map. Throws where this page may not use it. */
export const openLocation = async (coordinates: Coordinates): Promise<void> => {
  const sdk = await readySdk();
  await ask(sdk.openLocation, { ...coordinates, scale: SCALE });
};
