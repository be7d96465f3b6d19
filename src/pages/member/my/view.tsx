import { memberHome } from '#schemas/member/endpoints.ts';
import { LastLearnedCard } from '#src/entities/course/study/last-learned-card.tsx';
import { StudyWeek } from '#src/entities/course/study/week.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { MyBalances } from './balances.tsx';
import { MyGroups } from './groups.tsx';
import { MyHead } from './head.tsx';
import { MyOrders } from './orders.tsx';

/** Each part reads for itself and has one height in every state. */
export default function MyPage() {
  const home = useCall(memberHome);
  return (
    <PageFrame flush tab>
      <MyHead of={home} />
      <LastLearnedCard />
      <StudyWeek />
      <MyOrders />
      <MyBalances />
      <MyGroups home={home.data} />
    </PageFrame>
  );
}
