import { useInFront } from '../session.ts';
import { desks } from './desks.ts';
import { PlainRoom } from './plain-room.tsx';

const desksInFront = desks.filter(({ inFront }) => inFront);

/** The console of an operator who has nothing to do with the home page. */
export const RoomWithoutHome = () => (
  <PlainRoom name="运营后台" hint="" among={useInFront() ? desksInFront : desks} />
);
