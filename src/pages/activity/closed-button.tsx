import type { ActivityRow } from '../../../schemas/activity/endpoints.ts';
import { Button } from '../../ui/button/button.tsx';

type Props = { activity: Pick<ActivityRow, 'state' | 'releaseAt'> };

/** The action of an activity that sells nothing now, in words; the page's head says from when it may. */
export const ClosedButton = ({ activity: { state, releaseAt } }: Props) => {
  const full = releaseAt === null ? '已抢光' : '等待名额释放';
  return <Button disabled>{state === 'soldout' ? full : '活动已结束'}</Button>;
};
