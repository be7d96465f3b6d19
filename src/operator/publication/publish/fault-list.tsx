import { Alert, Button } from 'antd';
import type { FaultPlace } from '../faults/fault-places.ts';
import { useFaultPlaces } from '../faults/lead-to.ts';
import css from './publish.module.css';

/** What keeps the draft from being published; each leads to its field. */
export const FaultList = ({ onLead }: { onLead: (place: FaultPlace) => void }) => {
  const places = useFaultPlaces();
  if (places.length === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      title={`有 ${places.length} 处要改好才能发布，点一下就到那里`}
      description={
        <ul>
          {places.map((place) => (
            <li key={place.path}>
              <Button
                type="link"
                size="small"
                className={css.fault ?? ''}
                onClick={() => onLead(place)}
              >
                {place.words}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
};
