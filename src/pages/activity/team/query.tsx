import { teamListAddress } from '../../../entities/activity/addresses.ts';
import { goBack } from '../../../platform/navigation/go-back.ts';
import { useParam } from '../../../platform/navigation/use-param.ts';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Gone } from '../../../ui/state/gone.tsx';
import { TeamScreen } from './team-page.tsx';

/** A group buy whose address names it by `?id=`. */
export const TeamByQuery = ({ route, title }: { route: string; title: string }) => {
  const [id] = useParam('id');
  if (id) return <TeamScreen route={route} title={title} id={id} />;
  return (
    <PageFrame route={route} title={title} onBack={() => goBack(teamListAddress())}>
      <Gone text="活动不存在或已下架" href={teamListAddress()} name="看看其他活动" />
    </PageFrame>
  );
};
