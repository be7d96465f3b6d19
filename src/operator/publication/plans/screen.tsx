import { PlanList } from './plan-list.tsx';
import { PlanRoom } from './plan-room.tsx';

/** The plans, or the one whose number stands in the address. */
export default function PlansScreen({ named }: { named: string }) {
  const id = Number(named);
  return Number.isInteger(id) && id > 0 ? <PlanRoom key={id} id={id} /> : <PlanList />;
}
