import type { TeamGroup } from '#schemas/activity/endpoints.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { Line } from '#src/ui/part/parts.tsx';
import css from './group-faces.module.css';

type Props = { group: Pick<TeamGroup, 'people' | 'need'> };

/** Faces shown at most: more do not fit into a row. */
const MOST_FACES = 6;

/** Who is in a group, and its free places. */
export const GroupFaces = ({ group: { people, need } }: Props) => (
  <Line as="ul" gap={12} align="stretch" wrap>
    {Array.from({ length: Math.min(need, MOST_FACES) }, (_, index) => {
      const person = people[index];
      return (
        // places keep their order
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing in it moves
        <li className={css.person} key={index}>
          <span className={person ? css.face : css.free}>
            {person ? <Picture src={person.avatar} ratio="square" round /> : '?'}
          </span>
          <span className={css.name}>{person?.nickname ?? '待加入'}</span>
        </li>
      );
    })}
  </Line>
);
