import { Alert } from 'antd';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { useDeskState } from '../../draft-editor/context.ts';
import { type FaultPlace, faultPlaces, warningPlaces } from '../faults/fault-places.ts';
import { PlaceList } from './place-list.tsx';
import type { DraftReview } from './use-review.ts';

type Props = {
  review: DraftReview;
  /** What is to be published of the draft; null: all of it. */
  page: HomeDocument | null;
  /** What the faults keep from being done. */
  act?: string;
  onLead: (place: FaultPlace) => void;
};

/** Faults of what is to be published: those of the draft as it stands here, where all of it is. */
export const useReviewFaults = (review: DraftReview | undefined, page: HomeDocument | null) => {
  const own = useDeskState((state) => state.faults);
  return !page && own.length > 0 ? own : (review?.faults ?? []);
};

/** What keeps that from being published, and warnings; each leads to what it is about. */
export const Notices = ({ review, page, act = '发布', onLead }: Props) => {
  const found = useReviewFaults(review, page);
  const document = useDeskState((state) => state.document);
  const shown = page ?? document;
  const faults = faultPlaces(shown, found);
  const warned = warningPlaces(shown, review.warnings);
  return (
    <>
      {faults.length > 0 && (
        <Alert
          data-notices="faults"
          type="error"
          showIcon
          title={`有 ${faults.length} 处要改好才能${act}，点一下就到那里`}
          description={<PlaceList places={faults} onLead={onLead} />}
        />
      )}
      {warned.length > 0 && (
        <Alert
          data-notices="warnings"
          type="warning"
          showIcon
          title="发布前请留意"
          description={<PlaceList places={warned} onLead={onLead} />}
        />
      )}
    </>
  );
};
