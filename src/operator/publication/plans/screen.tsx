import { PlanList } from './plan-list.tsx';
import { PlanWorkspace } from './plan-workspace.tsx';

export default function PlansScreen({ named }: { named: string }) {
  const id = Number(named);
  return Number.isInteger(id) && id > 0 ? <PlanWorkspace key={id} id={id} /> : <PlanList />;
}
