import type { ActivityTab } from '#schemas/activity/endpoints.ts';
import { activityKinds } from '#schemas/activity/kind.ts';
import { tabChoice } from '#src/page-kinds/tab-choice.tsx';
import { activitiesView } from '../activities-view.tsx';

const names: Readonly<Record<ActivityTab, string>> = {
  all: '全部',
  team: activityKinds.team.name,
  flash: activityKinds.flash.name,
  online: `线上${activityKinds.team.name}`,
  offline: `线下${activityKinds.team.name}`,
};

export default activitiesView(tabChoice({ label: '按类型筛选', names, look: 'pill' }));
