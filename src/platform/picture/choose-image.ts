import { uploadMedia, uploadPicture } from '#schemas/upload/endpoints.ts';
import type { CheckedAnswer } from '../calls/answered.ts';
import { isWechat } from '../device/device.ts';
import { showAlert } from '../feedback/alert.ts';
import { chooseLocal, localSource } from '../wechat/local-picture.ts';
import { readySdk } from '../wechat/ready-sdk.ts';
import { ask, type Sdk } from '../wechat/sdk.ts';
import { change } from '../writing/change.ts';
import { asDataUrl } from './as-data-url.ts';
import { fitPicture } from './fit.ts';
import { pickPicture } from './pick.ts';

const VIDEO = /\.(?:mp4|m4v|mov|avi|webm|mkv|flv|wmv|3gp|m3u8)(?:[?#]|$)/i;

/** The address in an answer; '' for a video, which is ignored. Throws the server's message. */
const addressIn = (answer: CheckedAnswer<{ data: string }>): string => {
  if (!answer.ok) throw new Error(answer.message || '网络不稳定，请稍后再试');
  if (!answer.data.data) throw new Error('服务器没有返回图片地址');
  return VIDEO.test(answer.data.data) ? '' : answer.data.data;
};

type OnPreview = (source: string) => void;

type Steps = {
  /** Called with an address that shows the picture while it is uploaded. */
  onPreview?: OnPreview;
  onBegin?: () => void;
};

const preview = (sdk: Sdk, localId: string, onPreview: OnPreview): void => {
  localSource(sdk, localId).then(
    (source) => source && onPreview(source),
    // the picture is uploaded even where its preview cannot be shown
    () => undefined,
  );
};

const byMessenger = async ({ onPreview, onBegin }: Steps): Promise<string> => {
  const sdk = await readySdk();
  const localId = await chooseLocal(sdk, ['original', 'compressed']);
  if (!localId) return '';
  onBegin?.();
  if (onPreview) preview(sdk, localId, onPreview);
  const uploaded = await ask(sdk.uploadImage, { localId, isShowProgressTips: 1 as const });
  if (!uploaded) return '';
  return addressIn(await change(uploadMedia, { media_id: uploaded.serverId }));
};

const byBrowser = async ({ onPreview, onBegin }: Steps): Promise<string> => {
  const picked = await pickPicture();
  if (!picked) return '';
  onBegin?.();
  const source = await asDataUrl(await fitPicture(picked));
  onPreview?.(source);
  const content = source.slice(source.indexOf(',') + 1);
  return addressIn(await change(uploadPicture, { content }));
};

/**
 * Lets a member choose one picture, original or compressed, from album or camera, and uploads it. Resolves
 * to its address; '' where none was chosen, for a video, or after an alert about a failure. @internal Shell
 * rules 107 and 109 ask for `onPreview`, which no page needs yet.
 */
export const chooseImage = async (steps: Steps = {}): Promise<string> => {
  try {
    return await (isWechat(navigator.userAgent) ? byMessenger : byBrowser)(steps);
  } catch (error) {
    await showAlert(`图片上传失败：${error instanceof Error ? error.message : String(error)}`);
    return '';
  }
};

export const choosePicture = (onBegin: () => void): Promise<string> => chooseImage({ onBegin });
