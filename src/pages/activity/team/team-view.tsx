import { activityListAddress, teamListAddress } from '#schemas/activity/addresses.ts';
import { type TeamDetail, teamDetail, teamGroup } from '#schemas/activity/endpoints.ts';
import { activityKinds } from '#schemas/activity/kind.ts';
import { isNumericId } from '#schemas/text/validators.ts';
import { ShareBarButton } from '#src/entities/share/share-button.tsx';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { notFoundTo } from '#src/ui/state/not-found.tsx';
import { ActivityBody } from '../body.tsx';
import { groupLink } from '../links.ts';
import { MeetingBlock } from '../meeting.tsx';
import { activityCard, sharedActivity } from '../share.ts';
import { teamSteps } from '../steps.ts';
import { StepsBar } from '../steps-bar.tsx';
import { TeamGroupPanel } from './group.tsx';
import { TeamGroups } from './groups.tsx';

/** The group that the address names, else the member's own group. */
const useShownGroup = (activityId: string, team: TeamDetail | undefined) => {
  const [named] = useParam('group');
  const id = (isNumericId(named) ? named : '') || (team?.mine.groupId ?? '');
  const called = useCall(teamGroup, { id }, { when: id !== '' });
  useSeenAgain(called.retry);
  // the address may name a group of another activity, which this page does not show
  const foreign = called.data !== undefined && called.data.activity.id !== activityId;
  return { id: foreign ? '' : id, called };
};

export const teamView = (useQuery: () => { id: string } | undefined) =>
  detailView(teamDetail, {
    useQuery,
    flush: true,
    shapes: [
      ['banner', 1],
      ['lines', 5],
    ],
    notFound: { to: teamListAddress(), link: '看看其他活动', missing: '活动不存在或已下架' },
    failed: notFoundTo(activityListAddress(), '看看其他活动'),
    useReread: useSeenAgain,
    useExtra: (query, team) => useShownGroup(query?.id ?? '', team),
    useParts: (team, { retry }, { id, called }) => {
      const link = id && groupLink(team.id, id);
      const group = id ? called.data : undefined;
      const waiting = id !== '' && !called.data && !called.error;
      return {
        share: activityCard(team, activityKinds.team.name, link),
        action: (
          <>
            <ShareBarButton thing={sharedActivity(team, activityKinds.team.name, link)} />
            <StepsBar
              activity={team}
              kind={activityKinds.team.name}
              steps={teamSteps(team, group, waiting)}
              again={retry}
            />
          </>
        ),
        body: (
          <ActivityBody activity={team} priceName="拼团价" again={retry}>
            <MeetingBlock occasion={team.occasion} />
            {id && <TeamGroupPanel called={called} />}
            <TeamGroups team={team} except={id} again={retry} />
          </ActivityBody>
        ),
      };
    },
  });
