import { broadcastsAddress } from '#schemas/studio/addresses.ts';
import { broadcastForm } from '#schemas/studio/broadcast-endpoints.ts';
import { isReopened } from '#schemas/studio/broadcast-fields.ts';
import { studioRefusals } from '#schemas/studio/refusals.ts';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { FormSkeleton } from '#src/ui/skeleton/form.tsx';
import { Answered } from '#src/ui/state/answered.tsx';
import { NotFound, notFoundTo } from '#src/ui/state/not-found.tsx';
import { BroadcastApplication } from './form.tsx';
import { Broadcasts } from './list.tsx';

const LIST = '我的直播申请';

const locked = (
  <NotFound text={studioRefusals.broadcastLocked.message} href={broadcastsAddress()} name={LIST} />
);

const Application = ({ id }: { id: string }) => {
  const called = useCall(broadcastForm, { id: id === 'new' ? '' : id }, { fresh: true });
  return (
    <PageFrame ground="card" spaced>
      <Answered
        of={called}
        skeleton={<FormSkeleton />}
        failed={notFoundTo(broadcastsAddress(), LIST)}
      >
        {(known) =>
          known.application && !isReopened(known.application.state) ? (
            locked
          ) : (
            <BroadcastApplication key={id} known={known} />
          )
        }
      </Answered>
    </PageFrame>
  );
};

export default function BroadcastsPage() {
  const [id] = useParam('id');
  return id === '' ? <Broadcasts /> : <Application id={id} />;
}
