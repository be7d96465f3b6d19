import type { ActivityTab } from '../../../../../schemas/activity/endpoints.ts';
import { tabChoice } from '../../../../page-kinds/tab-choice.tsx';
import { activitiesView } from '../activities-view.tsx';

const names: Readonly<Record<ActivityTab, string>> = {
  all: '全部',
  team: '拼团',
  flash: '秒杀',
  online: '线上拼团',
  offline: '线下拼团',
};

/** `/activity`: group buys and flash sales. */
export default activitiesView(tabChoice({ label: '按类型筛选', names, look: 'pill' }));
