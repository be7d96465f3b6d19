import { useEffect, useRef, useState } from 'react';
import { attachMedia } from '#src/platform/media/source.ts';
import { Stack, Text } from '../part.tsx';
import css from './test-film.module.css';

type Fault = Parameters<Parameters<typeof attachMedia>[2]['onFault']>[0];

const faultTexts: Readonly<Record<Fault, string>> = {
  gone: '播放地址已失效，请关闭后重新打开',
  network: '网络断开了，请检查后重新打开',
  format: '这个浏览器放不了它；等它处理好，再打开看',
};

const pathOf = (src: string): string => src.split('?')[0] ?? '';

const isPlaylist = (path: string): boolean => path.endsWith('.m3u8');

type Props = { src: string; poster: string };

const Film = ({ src, poster }: Props) => {
  const video = useRef<HTMLVideoElement>(null);
  // a list that is read anew brings new tickets, which must not interrupt what plays
  const [address] = useState(src);
  const [fault, setFault] = useState<Fault>();
  useEffect(() => {
    if (!video.current) return;
    const kind = isPlaylist(pathOf(address)) ? 'hls' : 'mp4';
    return attachMedia(video.current, [{ kind, address }], {
      startAt: 0,
      onReady: () => {},
      onFault: setFault,
    });
  }, [address]);
  return (
    <Stack gap={4}>
      <video
        ref={video}
        className={css.shown}
        controls
        preload="metadata"
        {...(poster ? { poster } : {})}
      />
      {fault && (
        <Text tone="bad" role="alert">
          {faultTexts[fault]}
        </Text>
      )}
    </Stack>
  );
};

/** A film that an operator tries: a stream, or a file as it was sent. */
export const TestFilm = (props: Props) => <Film key={pathOf(props.src)} {...props} />;
