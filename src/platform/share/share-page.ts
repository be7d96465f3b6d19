import { copyText } from '../device/copy-text.ts';
import { isWechat } from '../device/device.ts';
import { showToast } from '../feedback/toast.ts';
import { sharedLink } from './card.ts';
import { ownMemberId } from './own-member-id.ts';

const copy = async (address: string): Promise<void> =>
  showToast(
    (await copyText(address)) ? '链接已复制，去发给朋友吧' : '请用浏览器的分享功能发送本页',
  );

/**
 * Shares this page, or another address of the app, with the member's own id: by the messenger's
 * menu, the phone's own, or a copied link.
 */
export const sharePage = async (title: string, address = location.href): Promise<void> => {
  if (isWechat(navigator.userAgent)) return showToast('点击右上角“···”发送给朋友');
  const url = sharedLink(address, location.href, await ownMemberId());
  if (typeof navigator.share !== 'function') return copy(url);
  // the call rejects when the person closes the phone's own menu, which is no failure
  await navigator.share({ title, url }).catch(() => undefined);
};
