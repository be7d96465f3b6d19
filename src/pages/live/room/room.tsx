import { useEffect, useState } from 'react';
import { liveHallAddress, liveRoomAddress } from '#schemas/live/addresses.ts';
import type { LiveDetail } from '#schemas/live/endpoints.ts';
import { enterLive, type LiveEntrance, type LiveState } from '#schemas/live/room-endpoints.ts';
import { liveStanding } from '#src/entities/live/standing.ts';
import { useShare } from '#src/entities/share/use-share.tsx';
import { goBack } from '#src/platform/navigation/go-back.ts';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useDocumentName } from '#src/platform/screen/document-name.ts';
import { TextButton } from '#src/ui/button/button.tsx';
import { LineSign } from '#src/ui/icon/line-sign.tsx';
import { PageBar } from '#src/ui/page/bar.tsx';
import { Tabs } from '#src/ui/page/tabs.tsx';
import { Box } from '#src/ui/part/parts.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
import { useChat } from '../chat/channel/use-chat.ts';
import { ChatPanel } from '../chat/panel.tsx';
import { sharedLive } from '../live-card.ts';
import { notFoundToHall } from '../not-found.tsx';
import { LiveStage, Stage } from '../stage/stage.tsx';
import { RoomFacts } from './facts.tsx';
import { RoomIntro } from './intro.tsx';
import css from './room.module.css';
import { useVisibleHeight } from './use-visible-height.ts';

const HostTools = lazyPage(() => import('./host-tools.tsx'));

/** Time before its expiry at which an address is renewed, and the longest timer, in ms. */
const AHEAD = 60_000;
const LONGEST = 2_000_000_000;

/** A member's entrance to a room; the stream's address is renewed before it expires. */
const useEntrance = (id: string) => {
  const called = useCall(enterLive, { id });
  const { data, retry } = called;
  const until = data?.streamUntil ?? null;
  const now = data?.state.now ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` is another one at each render
  useEffect(() => {
    if (until === null || now === null) return;
    const left = Math.min(Math.max(until - now - AHEAD, AHEAD), LONGEST);
    const timer = setTimeout(retry, left);
    return () => clearTimeout(timer);
  }, [until, now]);
  return called;
};

const tabs = [
  { id: 'chat', name: '聊天' },
  { id: 'intro', name: '介绍' },
] as const;

/** The room's status and viewers are newer than those that were read with the broadcast. */
const atPresent = (live: LiveDetail, { status, viewers }: LiveState): LiveDetail => ({
  ...live,
  status,
  viewers: Math.max(viewers, live.viewers),
});

type RoomContentProps = { live: LiveDetail; entrance: LiveEntrance; onRenew: () => void };

const RoomContent = ({ live, entrance, onRenew }: RoomContentProps) => {
  const { chat, actions } = useChat(live.id, entrance, onRenew);
  const [chosen, setTab] = useState<string>();
  const [managing, setManaging] = useState<boolean>();
  const state = chat?.state ?? entrance.state;
  const present = atPresent(live, state);
  const { phase } = liveStanding(present);
  const [opening] = useState(phase);
  // before the start, and after an end without a replay, one reads first; who has begun to talk stays there
  const reads = phase === opening && (phase === 'coming' || (phase === 'over' && !entrance.stream));
  const tab = chosen ?? (reads ? 'intro' : 'chat');
  return (
    <>
      <LiveStage live={live} entrance={entrance} status={state.status} onRenew={onRenew} />
      <Box flex="none" className={css.below}>
        <RoomFacts live={present} state={state} />
        <div className={css.tabs}>
          <Box flex="fill">
            <Tabs label="直播间" tabs={tabs} current={tab} onChoose={setTab} look="line" />
          </Box>
          {entrance.role === 'host' && (
            <TextButton onClick={() => setManaging(true)}>管理</TextButton>
          )}
        </div>
      </Box>
      {tab === 'intro' ? (
        <RoomIntro live={present} />
      ) : (
        chat &&
        actions && <ChatPanel liveId={live.id} entrance={entrance} chat={chat} actions={actions} />
      )}
      {managing !== undefined && (
        <HostTools id={live.id} state={state} open={managing} onClose={() => setManaging(false)} />
      )}
    </>
  );
};

export const Room = ({ live }: { live: LiveDetail }) => {
  const called = useEntrance(live.id);
  const page = useVisibleHeight();
  useDocumentName(live.title);
  const { share, panel } = useShare(sharedLive(live));
  return (
    <main className={css.room} ref={page} data-page={liveRoomAddress.pattern}>
      <PageBar
        title={live.title}
        onBack={() => goBack(liveHallAddress())}
        aside={
          <button className={css.share} type="button" aria-label="分享" onClick={share}>
            <LineSign
              d="M12 15V4.500m0 0L8 8.500m4-4 4 4M5 13v5.500h14V13"
              stroke={1.8}
              size={1.4}
            />
          </button>
        }
      />
      <Answered
        of={called}
        skeleton={
          <>
            <Stage poster={live.thumb} />
            <Skeletons shapes={[['compact', 5]]} />
          </>
        }
        failed={notFoundToHall}
      >
        {(entrance) => <RoomContent live={live} entrance={entrance} onRenew={called.retry} />}
      </Answered>
      {panel}
    </main>
  );
};
