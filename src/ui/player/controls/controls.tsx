import { useState } from 'react';
import { useLayer } from '#src/platform/screen/use-layer.ts';
import { Line, Text } from '../../part/parts.tsx';
import { JUMP } from '../playback/jump.ts';
import { clockTime } from '../playback/media-time.ts';
import { rateText } from '../playback/rates.ts';
import type { MediaState } from '../playback/use-media-state.ts';
import css from './controls.module.css';
import { PlayerIcon } from './icons.tsx';
import { JumpButton } from './jump-button.tsx';
import { RatePanel } from './rate-panel.tsx';
import { SeekBar } from './seek-bar.tsx';

type Props = {
  media: MediaState;
  rate: number;
  /** The furthest permitted position in seconds; undefined: the end. */
  allowed: number | undefined;
  enlarged: boolean;
  onToggle: () => void;
  onSeek: (to: number) => void;
  /** In seconds. */
  onJump: (by: number) => void;
  onRate: (rate: number) => void;
  onEnlarge: () => void;
};

export const PlayerControls = (props: Props) => {
  const { media, rate, enlarged, onToggle, onSeek, onRate, onEnlarge } = props;
  const [choosing, setChoosing] = useState(false);
  useLayer(choosing, () => {
    setChoosing(false);
    return true;
  });
  const choose = (chosen: number) => {
    onRate(chosen);
    setChoosing(false);
  };
  return (
    <div className={css.controls}>
      {choosing && (
        <div className={css.rates}>
          <RatePanel rate={rate} onChoose={choose} />
        </div>
      )}
      <SeekBar {...media} allowed={props.allowed} onSeek={onSeek} />
      <Line>
        <button
          className={css.button}
          type="button"
          aria-label={media.playing ? '暂停' : '播放'}
          onClick={onToggle}
        >
          <PlayerIcon name={media.playing ? 'pause' : 'play'} />
        </button>
        <JumpButton by={-JUMP} className={css.button} onPress={() => props.onJump(-JUMP)} />
        <JumpButton by={JUMP} className={css.button} onPress={() => props.onJump(JUMP)} />
        <Text as="span" kind="meta" flex="fill" className={css.time}>
          <span>{clockTime(media.time)} /</span> <span>{clockTime(media.duration)}</span>
        </Text>
        <button
          className={css.button}
          type="button"
          aria-label={`倍速 ${rateText(rate)}`}
          aria-expanded={choosing}
          onClick={() => setChoosing(!choosing)}
        >
          {rate === 1 ? '倍速' : rateText(rate)}
        </button>
        <button
          className={css.button}
          type="button"
          aria-label={enlarged ? '退出全屏' : '全屏'}
          onClick={onEnlarge}
        >
          <PlayerIcon name={enlarged ? 'reduce' : 'enlarge'} />
        </button>
      </Line>
    </div>
  );
};
