import { useCallback, useState } from 'react';
import { attachMedia } from '#src/platform/media/source.ts';
import type { Attach } from '#src/ui/player/playback/use-playback.ts';
import { VideoPlayer } from '#src/ui/player/video/video-player.tsx';

type Props = { title: string; poster: string; stream: string; onRenew: () => void };

const isPlaylist = (address: string): boolean => /\.m3u8(?:[?#]|$)/.test(address);

export const Replay = ({ title, poster, stream, onRenew }: Props) => {
  const [rate, setRate] = useState(1);
  const attach: Attach = useCallback(
    (media, options) => {
      const kind = isPlaylist(stream) ? 'hls' : 'mp4';
      return attachMedia(media, [{ kind, address: stream }], options);
    },
    [stream],
  );
  return (
    <VideoPlayer
      title={title}
      poster={poster}
      attach={attach}
      sourceKey="replay"
      startAt={0}
      watched={0}
      noSkip={false}
      rate={rate}
      onRate={setRate}
      watermark=""
      badge="回放"
      onRetry={onRenew}
    />
  );
};
