import { liveDetail } from '../../../../schemas/api/live.ts';
import { goBack } from '../../../platform/go-back.ts';
import { sharePage } from '../../../platform/share-page.ts';
import { useCall } from '../../../platform/use-call.ts';
import { useParam } from '../../../platform/use-param.ts';
import { Answered, Skeletons } from '../../../ui/answered.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
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
      route="/zhibodet"
      title="直播详情"
      flush
      onBack={() => goBack('/house')}
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
