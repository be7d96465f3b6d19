import { LandingList } from './list.tsx';
import { LandingWorkspace } from './workspace.tsx';

/** The list of pages, or the page whose number is in the address. */
export default function LandingsScreen({ named }: { named: string }) {
  const id = Number(named);
  return Number.isInteger(id) && id > 0 ? <LandingWorkspace key={id} id={id} /> : <LandingList />;
}
