import { PlanList } from './plan-list.tsx';
import { PlanRoom } from './plan-room.tsx';

export default function PlansScreen({ named }: { named: string }) {
  const id = Number(named);
  return Number.isInteger(id) && id > 0 ? <PlanRoom key={id} id={id} /> : <PlanList />;
}
