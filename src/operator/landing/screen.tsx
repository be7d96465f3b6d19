import { LandingList } from './list.tsx';
import { LandingRoom } from './room.tsx';

/** The pages of blocks that are handed out, or the one whose number stands in the address. */
export default function LandingsScreen({ named }: { named: string }) {
  const id = Number(named);
  return Number.isInteger(id) && id > 0 ? <LandingRoom key={id} id={id} /> : <LandingList />;
}
