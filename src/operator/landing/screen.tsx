import { LandingList } from './list.tsx';
import { LandingWorkspace } from './workspace.tsx';

/** The pages of blocks that are handed out, or the one whose number stands in the address. */
export default function LandingsScreen({ named }: { named: string }) {
  const id = Number(named);
  return Number.isInteger(id) && id > 0 ? <LandingWorkspace key={id} id={id} /> : <LandingList />;
}
