import { ask, type Sdk } from './sdk.ts';

/** What the messenger says of a local picture, as an `src`: Android leaves the prefix out. */
const sourceOf = (localData: string): string =>
  localData.startsWith('data:')
    ? localData.replace('data:image/jgp', 'data:image/jpeg')
    : `data:image/jpeg;base64,${localData.replace(/\s/g, '')}`;

/** Lets a person choose one picture from album or camera; its id in the messenger, '' for none. */
export const chooseLocal = async (sdk: Sdk, sizeType: string[]): Promise<string> => {
  const sourceType = ['album', 'camera'];
  const chosen = await ask(sdk.chooseImage, { count: 1, sizeType, sourceType });
  return chosen?.localIds[0] ?? '';
};

/** A chosen picture by its data: the page's policy takes no address of the phone itself. */
export const localSource = async (sdk: Sdk, localId: string): Promise<string> => {
  const local = await ask(sdk.getLocalImgData, { localId });
  return local ? sourceOf(local.localData) : '';
};
