import { liveAwardAddress } from '#schemas/award/addresses.ts';
import { thingAwards } from '#schemas/award/endpoints.ts';
import { liveDetail } from '#schemas/live/endpoints.ts';
import { AwardsEntry } from '#src/entities/award/entry.tsx';
import { isSettled } from '#src/entities/order/offers.tsx';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { firstSeen } from '#src/platform/reading/first-seen.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { Skeletons } from '#src/ui/state/answered.tsx';
import { liveId } from '../id.ts';
import { liveShareCard } from '../live-card.ts';
import { notFoundToHall } from '../not-found.tsx';
import { DetailAction } from './action.tsx';
import { DetailBody } from './body.tsx';

const useLiveId = () => {
  const [id] = useParam('id');
  return { id: liveId(id) };
};

const shapes = [
  ['banner', 1],
  ['lines', 2],
  ['lines', 4],
] as const;

/** `/zhibodet?id=`: a broadcast's introduction, its time, and the way in. */
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
