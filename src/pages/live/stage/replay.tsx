import { useCallback, useState } from 'react';
import { liveHallAddress } from '#schemas/live/addresses.ts';
import { attachMedia } from '#src/platform/media/source.ts';
import { CoverAction, CoverLink, PlayerCover } from '#src/ui/player/overlay/cover.tsx';
import type { Attach } from '#src/ui/player/playback/use-playback.ts';
import { VideoPlayer } from '#src/ui/player/video/video-player.tsx';
import css from './stage.module.css';

type Props = { title: string; stream: string; onRenew: () => void };

const isPlaylist = (address: string): boolean => /\.m3u8(?:[?#]|$)/.test(address);

const ended = (again: () => void) => (
  <PlayerCover title="本场回放已看完">
    <CoverAction look="plain" onPress={again}>
      再看一遍
    </CoverAction>
    <CoverLink href={liveHallAddress({ tab: 'replay' })}>看其他回放</CoverLink>
  </PlayerCover>
);

export default function Replay({ title, stream, onRenew }: Props) {
  const [rate, setRate] = useState(1);
  const attach: Attach = useCallback(
    (media, options) => {
      const kind = isPlaylist(stream) ? 'hls' : 'mp4';
      return attachMedia(media, [{ kind, address: stream }], options);
    },
    [stream],
  );
  return (
    <div className={css.replay}>
      <VideoPlayer
        title={title}
        // the stage shows it
        poster=""
        attach={attach}
        sourceKey="replay"
        startAt={0}
        watched={0}
        noSkip={false}
        rate={rate}
        onRate={setRate}
        watermark=""
        badge="回放"
        ending={ended}
        onRetry={onRenew}
      />
    </div>
  );
}
