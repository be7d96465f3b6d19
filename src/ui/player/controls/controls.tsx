import { useState } from 'react';
import { useLayer } from '#src/platform/screen/use-layer.ts';
import { Line, Text } from '../../part/parts.tsx';
import { JUMP } from '../playback/jump.ts';
import { clockTime } from '../playback/media-time.ts';
import { qualityName, qualityText } from '../playback/qualities.ts';
import { rateText } from '../playback/rates.ts';
import type { MediaState } from '../playback/use-media-state.ts';
import type { Qualities } from '../playback/use-playback.ts';
import { ChoicePanel, RatePanel } from './choice-panel.tsx';
import css from './controls.module.css';
import { PlayerIcon } from './icons.tsx';
import { JumpButton } from './jump-button.tsx';
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
  /** Undefined where there is one quality. */
  qualities: Qualities | undefined;
  onQuality: (side: number) => void;
  onEnlarge: () => void;
};

export const PlayerControls = (props: Props) => {
  const { media, rate, qualities, enlarged, onToggle, onSeek, onRate, onEnlarge } = props;
  const [choosing, setChoosing] = useState<'rate' | 'quality'>();
  useLayer(choosing !== undefined, () => {
    setChoosing(undefined);
    return true;
  });
  const open = (what: 'rate' | 'quality') => setChoosing(choosing === what ? undefined : what);
  const chosen = (apply: (choice: number) => void) => (choice: number) => {
    apply(choice);
    setChoosing(undefined);
  };
  return (
    <div className={css.controls}>
      {choosing === 'rate' && (
        <div className={css.choices}>
          <RatePanel rate={rate} onChoose={chosen(onRate)} />
        </div>
      )}
      {choosing === 'quality' && qualities && (
        <div className={css.choices}>
          <ChoicePanel
            legend="清晰度"
            choices={[0, ...qualities.sides]}
            chosen={qualities.chosen}
            nameOf={qualityText}
            onChoose={chosen(props.onQuality)}
          />
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
          aria-expanded={choosing === 'rate'}
          onClick={() => open('rate')}
        >
          {rate === 1 ? '倍速' : rateText(rate)}
        </button>
        {qualities && (
          <button
            className={css.button}
            type="button"
            aria-label={`清晰度 ${qualityText(qualities.chosen)}`}
            aria-expanded={choosing === 'quality'}
            onClick={() => open('quality')}
          >
            {qualityName(qualities.chosen)}
          </button>
        )}
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
