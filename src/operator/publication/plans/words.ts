import type { Data } from '../../../../schemas/define-endpoint.ts';
import {
  closedPlanStates,
  type listPlans,
  type readPlan,
} from '../../../../schemas/publication/plan-endpoints.ts';

export type PlanHead = Data<typeof listPlans>['items'][number];
export type ReadPlan = Data<typeof readPlan>;
type State = PlanHead['state'];

export const stateWords = {
  editing: { text: '编辑中', tone: 'info' },
  waiting: { text: '待审', tone: 'warn' },
  approved: { text: '已通过', tone: 'good' },
  returned: { text: '已退回', tone: 'bad' },
  merged: { text: '已并入', tone: 'quiet' },
  released: { text: '已发布', tone: 'quiet' },
  abandoned: { text: '已放弃', tone: 'quiet' },
} as const satisfies Record<State, object>;

export const turnWords: Readonly<Record<ReadPlan['turns'][number]['kind'], string>> = {
  made: '新建',
  saved: '修改',
  renamed: '改名',
  sent: '送审',
  withdrawn: '撤回',
  approved: '通过',
  returned: '退回',
  'caught-up': '合并线上的变化',
  merged: '并入草稿',
  released: '发布',
  abandoned: '放弃',
};

/** Whether nothing more is done to a plan in that state. */
export const isOver = (state: State): boolean => closedPlanStates.some((over) => over === state);

/** Whether a plan in that state is edited here: what was approved is taken back first, on purpose. */
export const isEdited = (state: State): boolean => state === 'editing' || state === 'returned';
