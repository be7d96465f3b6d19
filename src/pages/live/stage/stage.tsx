import { type ReactNode, useState } from 'react';
import { liveHallAddress } from '#schemas/live/addresses.ts';
import type { LiveDetail } from '#schemas/live/endpoints.ts';
import type { LiveEntrance } from '#schemas/live/room-endpoints.ts';
import { liveStanding } from '#src/entities/live/standing.ts';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { CoverAction, CoverLink } from '#src/ui/player/overlay/cover.tsx';
import { noReplayText, replayMayCome } from '../replay.ts';
import { PendingStage } from './pending.tsx';
import css from './stage.module.css';

// the poster stands until they are there
const LiveVideo = lazyPage(() => import('./video.tsx'));
const Replay = lazyPage(() => import('./replay.tsx'));

type StageProps = { poster: string; children?: ReactNode };

/** Its poster, or the drawing of a missing one, until something plays. */
export const Stage = ({ poster, children }: StageProps) => {
  const [begun, setBegun] = useState(false);
  return (
    <div className={css.stage} onPlayingCapture={() => setBegun(true)}>
      {!begun && (
        <div className={css.poster}>
          <Picture src={poster} ratio="live" share={100} eager />
        </div>
      )}
      {children}
    </div>
  );
};

type NoteProps = { title: string; text: string; children: ReactNode };

const StageNote = ({ title, text, children }: NoteProps) => (
  <div className={css.strip}>
    <div className={css.words}>
      <Text kind="section-title">{title}</Text>
      <Text kind="meta">{text}</Text>
    </div>
    <div className={css.actions}>{children}</div>
  </div>
);

type Props = {
  live: LiveDetail;
  entrance: LiveEntrance;
  /** The broadcast's present status, which may be newer than the entrance's. */
  status: number;
  onRenew: () => void;
};

const Shown = ({ live, entrance, status, onRenew }: Props) => {
  const { stream } = entrance;
  const { phase } = liveStanding({ ...live, status });
  const playing = { title: live.title, stream, onRenew };
  const refresh = (
    <CoverAction look="plain" onPress={onRenew}>
      刷新
    </CoverAction>
  );
  if (phase === 'coming') return <PendingStage live={live} />;
  if (phase === 'onAir')
    return stream ? (
      <LiveVideo {...playing} />
    ) : (
      <StageNote title="直播信号准备中" text="讲师马上就到，请稍候">
        {refresh}
      </StageNote>
    );
  if (stream) return <Replay {...playing} />;
  return (
    <StageNote title="直播已结束" text={noReplayText(live)}>
      {replayMayCome(live) ? refresh : <CoverLink href={liveHallAddress()}>看其他直播</CoverLink>}
    </StageNote>
  );
};

export const LiveStage = (props: Props) => (
  // a new poster for what plays after the turn
  <Stage
    key={liveStanding({ ...props.live, status: props.status }).phase}
    poster={props.live.thumb}
  >
    <Shown {...props} />
  </Stage>
);
