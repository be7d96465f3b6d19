import { useParams } from 'wouter';
import { liveDetail } from '../../../../schemas/live/endpoints.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { useShareCard } from '../../../platform/share/use-card.ts';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Answered, Skeletons } from '../../../ui/state/answered.tsx';
import { goneToHall } from '../gone.tsx';
import { liveId } from '../id.ts';
import { liveShareCard } from '../live-card.ts';
import { GatePanel } from './gate-panel.tsx';
import { Room } from './room.tsx';

/** `/zhiboing/:id`: the gate, while the member may not enter, then the room. */
export default function RoomPage() {
  const { id = '' } = useParams();
  const called = useCall(liveDetail, { id: liveId(id) });
  const { data } = called;
  useShareCard(data && liveShareCard(data));
  if (data?.gate === 'open') return <Room key={id} live={data} />;
  return (
    <PageFrame flush>
      <Answered
        of={called}
        skeleton={
          <Skeletons
            bones={[
              ['banner', 1],
              ['lines', 1],
              ['compact', 4],
            ]}
          />
        }
        failed={goneToHall}
      >
        {(live) => <GatePanel live={live} onOpened={called.retry} />}
      </Answered>
    </PageFrame>
  );
}
