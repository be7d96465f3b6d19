import { isWechat } from '../device/device.ts';
import { chooseLocal, localSource } from '../wechat/local-picture.ts';
import { readySdk } from '../wechat/ready-sdk.ts';
import { pickPicture } from './pick.ts';

const asBlob = (source: string): Blob => {
  const [head = '', content = ''] = source.split(',');
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([\w/+-]+)/.exec(head)?.[1] ?? 'image/jpeg' });
};

const byMessenger = async (): Promise<Blob | undefined> => {
  const sdk = await readySdk();
  const localId = await chooseLocal(sdk, ['compressed']);
  const source = localId && (await localSource(sdk, localId));
  return source ? asBlob(source) : undefined;
};

/**
 * Lets a person choose one picture from album or camera, without uploading it; undefined where they choose
 * none. Rejects with words for a person.
 */
export const takePicture = (): Promise<Blob | undefined> =>
  isWechat(navigator.userAgent) ? byMessenger() : pickPicture();
