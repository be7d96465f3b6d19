import { teamListAddress } from '../../../../schemas/activity/addresses.ts';
import { useParam } from '../../../platform/navigation/use-param.ts';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Gone } from '../../../ui/state/gone.tsx';
import { TeamScreen } from './team/view.tsx';

/** A group buy whose address names it by `?id=`. */
export const TeamByQuery = () => {
  const [id] = useParam('id');
  if (id) return <TeamScreen id={id} />;
  return (
    <PageFrame>
      <Gone text="活动不存在或已下架" href={teamListAddress()} name="看看其他活动" />
    </PageFrame>
  );
};
