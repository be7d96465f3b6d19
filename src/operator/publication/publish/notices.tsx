import { Alert } from 'antd';
import type { FaultPlace } from '../faults/fault-places.ts';
import { FaultList } from './fault-list.tsx';
import type { DraftReview } from './use-review.ts';

type Props = { review: DraftReview; onLead: (place: FaultPlace) => void };

/** Faults that keep the draft from being published, and warnings. */
export const Notices = ({ review, onLead }: Props) => {
  return (
    <>
      <FaultList onLead={onLead} />
      {review.warnings.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title="发布前请留意"
          description={
            <ul>
              {review.warnings.map(({ section, text }) => (
                <li key={section + text}>
                  {text.startsWith(section) ? text : `${section}：${text}`}
                </li>
              ))}
            </ul>
          }
        />
      )}
    </>
  );
};
