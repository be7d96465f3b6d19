import { useParams } from 'wouter';
import { liveDetail } from '#schemas/live/endpoints.ts';
import { FramedAnswer } from '#src/page-kinds/framed-answer.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useShareCard } from '#src/platform/share/use-card.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Skeletons } from '#src/ui/state/answered.tsx';
import { liveId } from '../id.ts';
import { liveShareCard } from '../live-card.ts';
import { notFoundToHall } from '../not-found.tsx';
import { Stage } from '../stage/stage.tsx';
import { GatePanel } from './gate-panel.tsx';
import { Room } from './room.tsx';

const waiting = (
  <>
    <Stage poster="" />
    <Skeletons shapes={[['compact', 5]]} />
  </>
);

export default function RoomPage() {
  const { id = '' } = useParams();
  const called = useCall(liveDetail, { id: liveId(id) });
  const { data } = called;
  useShareCard(data && liveShareCard(data));
  return (
    <FramedAnswer of={called} skeleton={waiting} failed={notFoundToHall} flush>
      {(live) =>
        live.gate === 'open' ? (
          <Room key={id} live={live} />
        ) : (
          <PageFrame name={live.title} flush>
            <GatePanel live={live} onOpened={called.retry} />
          </PageFrame>
        )
      }
    </FramedAnswer>
  );
}
