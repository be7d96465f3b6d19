import { useState } from 'react';
import { copyText } from '#src/platform/device/copy-text.ts';
import { isWechat } from '#src/platform/device/device.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useShareCard } from '#src/platform/share/use-card.ts';
import { Text } from '#src/ui/part/parts.tsx';
import { MenuPointer } from '#src/ui/sheet/menu-pointer.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import css from './panel.module.css';
import { PosterSheet } from './poster/sheet.tsx';
import { type SharedThing, sharedText, thingCard } from './shared-thing.ts';
import { useSharedLink } from './use-shared-link.ts';

type Props = { thing: SharedThing; onClose: () => void };

type View = 'ways' | 'menu' | 'poster' | 'text';

/** For browsers that let no page copy. */
const TextToCopy = ({ text }: { text: string }) => (
  <>
    <p>浏览器不让网页复制，请长按文字全选并复制</p>
    <textarea
      className={css.text}
      aria-label="分享文字"
      readOnly
      rows={4}
      value={text}
      onFocus={({ target }) => target.select()}
    />
  </>
);

export default function SharePanel({ thing, onClose }: Props) {
  const [view, setView] = useState<View>('ways');
  const link = useSharedLink(thing.address);
  useShareCard(thingCard(thing));
  const text = link && sharedText(thing, link);
  const copy = async () => {
    if (!text) return;
    if (!(await copyText(text))) return setView('text');
    showToast('文字和链接已复制，去发给朋友吧');
    onClose();
  };
  const phone = async () => {
    if (!link) return;
    // rejects when the person closes the phone's own menu, which is no failure
    await navigator.share({ title: thing.title, url: link }).catch(() => undefined);
    onClose();
  };
  const inMessenger = isWechat(navigator.userAgent);
  const ways = view === 'ways' || view === 'text';
  if (view === 'menu')
    return (
      <MenuPointer
        title="点击右上角“···”"
        text="选择“发送给朋友”或“分享到朋友圈”"
        onClose={onClose}
      />
    );
  return (
    <>
      <Sheet open={ways} title="分享" size="bottom" onClose={() => ways && onClose()}>
        {view === 'text' && text ? (
          <TextToCopy text={text} />
        ) : (
          <div className={css.ways}>
            {inMessenger && <Way icon="send" name="发送给朋友" onPress={() => setView('menu')} />}
            {!inMessenger && typeof navigator.share === 'function' && (
              <Way icon="send" name="系统分享" disabled={!link} onPress={() => void phone()} />
            )}
            <Way icon="poster" name="生成海报" onPress={() => setView('poster')} />
            <Way icon="link" name="复制链接" disabled={!link} onPress={() => void copy()} />
          </div>
        )}
        <Text as="button" tone="secondary" tap type="button" onClick={onClose}>
          取消
        </Text>
      </Sheet>
      <Sheet open={view === 'poster'} title="分享海报" onClose={onClose}>
        <PosterSheet thing={thing} link={link} />
      </Sheet>
    </>
  );
}

const icons = {
  send: 'M12 15V4.500m0 0L8 8.500m4-4 4 4M5 13v5.500h14V13',
  poster: 'M6 3.500h12v17H6zM9 7.500h6M9 14.500h2v2H9zm4 0h2v2h-2z',
  link: 'M10 14l4-4M8.500 11.500 6 14a3 3 0 0 0 4 4l2.500-2.500m3-3L18 10a3 3 0 0 0-4-4l-2.500 2.500',
} as const;

type WayProps = {
  icon: keyof typeof icons;
  name: string;
  /** While the link is read: a browser permits sharing only directly after a press. */
  disabled?: boolean;
  onPress: () => void;
};

const Way = ({ icon, name, disabled, onPress }: WayProps) => (
  <button className={css.way} type="button" disabled={disabled} onClick={onPress}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[icon]} />
    </svg>
    {name}
  </button>
);
