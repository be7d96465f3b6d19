import type { ReactNode } from 'react';
import { Picture } from '../../media/picture.tsx';
import { Box, Text } from '../../part/parts.tsx';
import { JUMP } from '../playback/jump.ts';
import { clockTime } from '../playback/media-time.ts';
import type { MediaState } from '../playback/use-media-state.ts';
import css from './audio-face.module.css';
import { PlayerIcon, type PlayerIconName } from './icons.tsx';
import { JumpButton } from './jump-button.tsx';
import { SeekBar } from './seek-bar.tsx';

type Step = (() => void) | undefined;

type Props = {
  title: string;
  album: string;
  cover: string;
  media: MediaState;
  /** The furthest permitted position in seconds; undefined: the end. */
  allowed?: number | undefined;
  badge?: string | undefined;
  onToggle: () => void;
  onSeek: (to: number) => void;
  /** undefined where there is no previous or next lesson. */
  onPrevious: Step;
  onNext: Step;
  tools: ReactNode;
  children?: ReactNode;
};

const ControlButton = ({
  name,
  label,
  onPress,
}: {
  name: PlayerIconName;
  label: string;
  onPress: Step;
}) => (
  <button
    className={css.button}
    type="button"
    aria-label={label}
    disabled={!onPress}
    onClick={onPress}
  >
    <PlayerIcon name={name} size={1.6} />
  </button>
);

export const AudioFace = (props: Props) => {
  const { title, album, cover, media, badge, onToggle, onSeek, children } = props;
  return (
    <Text
      as="section"
      textAlign="center"
      padInline="gutter"
      padStart={20}
      padEnd={12}
      surface="card"
      className={css.face}
      aria-label={`音频：${title}`}
    >
      <div className={css.cover}>
        <Picture src={cover} ratio="course" share={66} eager>
          {badge && <span className={css.badge}>{badge}</span>}
        </Picture>
      </div>
      <Text as="h2" kind="section-title" breaks="balance">
        {title}
      </Text>
      <Text kind="meta" tone="tertiary" above={4}>
        {album}
      </Text>
      {children}
      <SeekBar {...media} allowed={props.allowed} look="light" onSeek={onSeek} />
      <p className={css.times}>
        <span>{clockTime(media.time)}</span>
        <span>{clockTime(media.duration)}</span>
      </p>
      <div className={css.row}>
        <ControlButton name="previous" label="上一节" onPress={props.onPrevious} />
        <JumpButton by={-JUMP} className={css.button} onPress={() => onSeek(media.time - JUMP)} />
        <button
          className={css.play}
          type="button"
          aria-label={media.playing ? '暂停' : '播放'}
          aria-busy={media.waiting}
          onClick={onToggle}
        >
          <PlayerIcon name={media.playing ? 'pause' : 'play'} size={1.9} />
        </button>
        <JumpButton by={JUMP} className={css.button} onPress={() => onSeek(media.time + JUMP)} />
        <ControlButton name="next" label="下一节" onPress={props.onNext} />
      </div>
      <div className={css.tools}>{props.tools}</div>
    </Text>
  );
};

type ToolProps = {
  icon?: PlayerIconName;
  name: ReactNode;
  children?: string;
  onPress: () => void;
};

export const AudioTool = ({ icon, name, children, onPress }: ToolProps) => (
  <Box as="button" press="page" className={css.tool} type="button" onClick={onPress}>
    <span className={css.sign}>{icon ? <PlayerIcon name={icon} size={1.4} /> : children}</span>
    <span>{name}</span>
  </Box>
);
