import { ask, type Sdk } from './sdk.ts';

/** The `src` of a local picture from the messenger's answer, in which Android omits the prefix. */
const sourceOf = (localData: string): string =>
  localData.startsWith('data:')
    ? localData.replace('data:image/jgp', 'data:image/jpeg')
    : `data:image/jpeg;base64,${localData.replace(/\s/g, '')}`;

/** Resolves to the messenger's id of the picture, '' for none. */
export const chooseLocal = async (sdk: Sdk, sizeType: string[]): Promise<string> => {
  const sourceType = ['album', 'camera'];
  const chosen = await ask(sdk.chooseImage, { count: 1, sizeType, sourceType });
  return chosen?.localIds[0] ?? '';
};

/** A chosen picture as a `data:` address: the page's policy forbids the phone's local addresses. */
export const localSource = async (sdk: Sdk, localId: string): Promise<string> => {
  const local = await ask(sdk.getLocalImgData, { localId });
  return local ? sourceOf(local.localData) : '';
};
