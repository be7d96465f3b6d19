import { useState } from 'react';
import { liveAwardAddress } from '#schemas/award/addresses.ts';
import { thingAwards } from '#schemas/award/endpoints.ts';
import { type LiveDetail, liveDetail } from '#schemas/live/endpoints.ts';
import { AwardsEntry } from '#src/entities/award/entry.tsx';
import { liveStanding, liveWay, reserveNames } from '#src/entities/live/standing.ts';
import { isSettled } from '#src/entities/order/offers.tsx';
import { ShareBarButton } from '#src/entities/share/share-button.tsx';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useHere } from '#src/platform/navigation/use-here.ts';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { firstSeen } from '#src/platform/reading/first-seen.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Skeletons } from '#src/ui/state/answered.tsx';
import { liveId } from '../id.ts';
import { liveShareCard, sharedLive } from '../live-card.ts';
import { notFoundToHall } from '../not-found.tsx';
import { PasswordForm } from '../password-form.tsx';
import { useReservation } from '../use-reservation.ts';
import { DetailBody } from './body.tsx';

type ActionProps = { live: LiveDetail; onOpened: () => void };

const Reserve = ({ live }: { live: LiveDetail }) => {
  const { reserved, toggle } = useReservation(live);
  return (
    <Button look={reserved ? 'outlined' : 'filled'} aria-pressed={reserved} onClick={toggle}>
      {reserveNames[reserved ? 'on' : 'off']}
    </Button>
  );
};

/** Exported for tests. */
export const DetailAction = ({ live, onOpened }: ActionProps) => {
  const [asking, setAsking] = useState(false);
  const here = useHere();
  const { id, gate } = live;
  const { reservable } = liveStanding(live);
  const look = reservable ? 'outlined' : 'filled';
  const way = liveWay(live);
  const close = () => setAsking(false);
  const opened = () => {
    close();
    onOpened();
    if (here()) navigate(way.href);
  };
  return (
    <>
      <ShareBarButton thing={sharedLive(live)} />
      {reservable && <Reserve live={live} />}
      {way.is === 'password' ? (
        <Button look={look} onClick={() => setAsking(true)}>
          {way.name}
        </Button>
      ) : (
        <ButtonLink href={way.href} look={look}>
          {way.name}
        </ButtonLink>
      )}
      <Sheet
        open={asking && gate === 'password'}
        title="输入直播密码"
        size="bottom"
        onClose={close}
      >
        <PasswordForm id={id} onOpened={opened} />
      </Sheet>
    </>
  );
};

const useLiveId = () => {
  const [id] = useParam('id');
  return { id: liveId(id) };
};

const shapes = [
  ['banner', 1],
  ['lines', 2],
  ['lines', 4],
] as const;

export default detailView(liveDetail, {
  useQuery: useLiveId,
  flush: true,
  shapes,
  failed: notFoundToHall,
  useExtra: (query) =>
    useCall(thingAwards, { target: 'live', ...query }, { when: query !== undefined }),
  useParts: (live, { retry }, awards) => ({
    share: liveShareCard(live),
    action: <DetailAction live={live} onOpened={retry} />,
    // nothing is shown before it is known, so that nothing moves
    body: isSettled(awards) ? (
      <DetailBody
        live={live}
        since={firstSeen(live)}
        awards={<AwardsEntry awards={awards.data ?? []} href={liveAwardAddress({ id: live.id })} />}
      />
    ) : (
      <Skeletons shapes={shapes} />
    ),
  }),
});
