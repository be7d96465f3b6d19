import { LineSign } from '#src/ui/icon/line-sign.tsx';
import { Box } from '#src/ui/part/parts.tsx';
import { PlayerIcon } from '#src/ui/player/controls/icons.tsx';
import { Buffering } from '#src/ui/player/overlay/buffering.tsx';
import { PlayerFault } from '#src/ui/player/overlay/fault.tsx';
import { PlayerStart } from '#src/ui/player/overlay/start.tsx';
import { inPage } from '#src/ui/player/video/in-page.ts';
import css from './stage.module.css';
import { useLiveVideo } from './use-video.ts';

const SoundSign = ({ muted }: { muted: boolean }) => (
  <LineSign
    d={`M4 9.500v5h3.500L12 18.500v-13L7.500 9.500z${muted ? 'M16 9.500l5 5m0-5-5 5' : 'M15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a7.800 7.800 0 0 1 0 11'}`}
    stroke={2}
    size={1.5}
  />
);

type Props = { title: string; stream: string; onRenew: () => void };

export default function LiveVideo({ title, stream, onRenew }: Props) {
  const player = useLiveVideo(stream, onRenew);
  const { media, started, fault, shown } = player;
  return (
    <section
      className={css.player}
      ref={player.frame}
      aria-label={`直播：${title}`}
      data-playing={media.playing}
      onFocus={player.show}
      onPointerMove={player.show}
    >
      <video
        {...inPage}
        className={css.video}
        ref={player.setVideo}
        preload="none"
        tabIndex={-1}
        onClick={player.show}
        onContextMenu={(event) => event.preventDefault()}
      />
      {started && media.waiting && !fault && <Buffering />}
      {!started && <PlayerStart name="播放直播" onPress={player.toggle} />}
      {started && (
        <div className={`${css.controls} ${shown ? '' : css.hidden}`}>
          <button
            className={css.control}
            type="button"
            aria-label={media.playing ? '暂停' : '继续看直播'}
            onClick={player.toggle}
          >
            <PlayerIcon name={media.playing ? 'pause' : 'play'} />
          </button>
          <button
            className={css.control}
            type="button"
            aria-label={player.muted ? '打开声音' : '静音'}
            onClick={player.toggleSound}
          >
            <SoundSign muted={player.muted} />
          </button>
          <Box as="span" flex="grow" />
          <button
            className={css.control}
            type="button"
            aria-label={player.enlarged ? '退出全屏' : '全屏'}
            onClick={player.enlarge}
          >
            <PlayerIcon name={player.enlarged ? 'reduce' : 'enlarge'} />
          </button>
        </div>
      )}
      {fault && <PlayerFault fault={fault} onRetry={player.retry} />}
    </section>
  );
}
