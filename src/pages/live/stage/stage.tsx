import type { LiveDetail } from '#schemas/live/endpoints.ts';
import type { LiveEntrance } from '#schemas/live/room-endpoints.ts';
import { liveStanding } from '#src/entities/live/standing.ts';
import { fitted } from '#src/ui/media/fitted.ts';
import { CoverAction, PlayerCover } from '#src/ui/player/overlay/cover.tsx';
import { PendingStage } from './pending.tsx';
import { Replay } from './replay.tsx';
import css from './stage.module.css';
import { LiveVideo } from './video.tsx';

type NoteProps = {
  poster: string;
  title: string;
  text: string;
  action: string;
  onAction: () => void;
};

const StageNote = ({ poster, title, text, action, onAction }: NoteProps) => (
  <div className={css.stage}>
    {poster && (
      <img className={css.poster} {...fitted(poster, 100)} alt="" referrerPolicy="no-referrer" />
    )}
    <PlayerCover title={title} text={text}>
      <CoverAction look="plain" onPress={onAction}>
        {action}
      </CoverAction>
    </PlayerCover>
  </div>
);

type Props = {
  live: LiveDetail;
  entrance: LiveEntrance;
  /** The broadcast's present status, which may be newer than the entrance's. */
  status: number;
  onRenew: () => void;
};

export const LiveStage = ({ live, entrance, status, onRenew }: Props) => {
  const { stream } = entrance;
  const { phase } = liveStanding({ ...live, status });
  const onAir = phase === 'onAir';
  if (phase === 'coming') return <PendingStage live={live} />;
  if (stream === '')
    return (
      <StageNote
        poster={live.thumb}
        title={onAir ? '直播信号准备中' : '回放还在制作'}
        text={onAir ? '讲师马上就到，请稍候' : '一般在直播结束后 24 小时内完成'}
        action="刷新"
        onAction={onRenew}
      />
    );
  if (onAir)
    return <LiveVideo title={live.title} poster={live.thumb} stream={stream} onRenew={onRenew} />;
  return <Replay title={live.title} poster={live.thumb} stream={stream} onRenew={onRenew} />;
};
