import { Alert } from 'antd';
import { useDeskState } from '../../draft-editor/context.ts';
import { type FaultPlace, faultPlaces, warningPlaces } from '../faults/fault-places.ts';
import { PlaceList } from './place-list.tsx';
import type { DraftReview } from './use-review.ts';

type Props = { review: DraftReview; onLead: (place: FaultPlace) => void };

/** What keeps the draft from being published, and warnings; each leads to what it is about. */
export const Notices = ({ review, onLead }: Props) => {
  const { faults: own, document } = useDeskState();
  const faults = faultPlaces(document, own.length > 0 ? own : review.faults);
  const warned = warningPlaces(document, review.warnings);
  return (
    <>
      {faults.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={`有 ${faults.length} 处要改好才能发布，点一下就到那里`}
          description={<PlaceList places={faults} onLead={onLead} />}
        />
      )}
      {warned.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title="发布前请留意"
          description={<PlaceList places={warned} onLead={onLead} />}
        />
      )}
    </>
  );
};
