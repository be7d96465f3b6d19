import { liveDetail } from '../../../../schemas/live/endpoints.ts';
import { detailView } from '../../../page-kinds/detail-view.tsx';
import { useParam } from '../../../platform/navigation/use-param.ts';
import { goneToHall } from '../gone.tsx';
import { liveId } from '../id.ts';
import { liveShareCard } from '../live-card.ts';
import { DetailAction } from './action.tsx';
import { DetailBody } from './body.tsx';

const useLiveId = () => {
  const [id] = useParam('id');
  return { id: liveId(id) };
};

/** `/zhibodet?id=`: a broadcast's introduction, its time, and the way in. */
export default detailView(liveDetail, {
  useAsked: useLiveId,
  flush: true,
  shapes: [
    ['banner', 1],
    ['lines', 2],
    ['lines', 4],
  ],
  failed: goneToHall,
  share: liveShareCard,
  action: (live, { retry }) => <DetailAction live={live} onOpened={retry} />,
  body: (live) => <DetailBody live={live} />,
});
