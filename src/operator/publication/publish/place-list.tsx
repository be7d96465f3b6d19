import { Button } from 'antd';
import type { FaultPlace } from '../faults/fault-places.ts';
import css from './publish.module.css';

type Props = { places: readonly FaultPlace[]; onLead: (place: FaultPlace) => void };

/** What is told of places of the document; each leads to where it is changed. */
export const PlaceList = ({ places, onLead }: Props) => (
  <ul>
    {places.map((place) => (
      <li key={`${place.path} ${place.words}`}>
        {place.screen ? (
          <Button
            type="link"
            size="small"
            className={css.fault ?? ''}
            onClick={() => onLead(place)}
          >
            {place.words}
          </Button>
        ) : (
          place.words
        )}
      </li>
    ))}
  </ul>
);
