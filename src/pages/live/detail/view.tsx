import { liveDetail } from '../../../../schemas/live/endpoints.ts';
import { useParam } from '../../../platform/navigation/use-param.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { sharePage } from '../../../platform/share/share-page.ts';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Answered, Skeletons } from '../../../ui/state/answered.tsx';
import { goneOr } from '../gone.tsx';
import { liveId } from '../id.ts';
import { useLiveCard } from '../use-card.ts';
import { DetailAction } from './action.tsx';
import { DetailBody } from './body.tsx';

/** `/zhibodet?id=`: what a broadcast is about, when it begins, and the way in. */
export default function DetailPage() {
  const [id] = useParam('id');
  const called = useCall(liveDetail, { id: liveId(id) });
  const { data } = called;
  useLiveCard(data);
  return (
    <PageFrame
      flush
      action={
        data && (
          <DetailAction
            live={data}
            onOpened={called.retry}
            onShare={() => void sharePage(data.title)}
          />
        )
      }
    >
      <Answered
        of={called}
        skeleton={
          <Skeletons
            bones={[
              ['banner', 1],
              ['lines', 2],
              ['lines', 4],
            ]}
          />
        }
        failed={goneOr}
      >
        {(live) => <DetailBody live={live} />}
      </Answered>
    </PageFrame>
  );
}
