import {
  closedPlanStates,
  type listPlans,
  type readPlan,
} from '#schemas/publication/plan-endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { zonedText } from '../../parts/moments.ts';

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
  scheduled: '定时发布',
  released: '发布',
  abandoned: '放弃',
};

/** A merged plan with a release is live in part. */
export const stateOf = ({ state, release }: Pick<PlanHead, 'state' | 'release'>) =>
  state === 'merged' && release !== null
    ? ({ text: '部分已发布', tone: 'warn' } as const)
    : stateWords[state];

const waitingWords: Readonly<Record<ReadPlan['waits'][number]['place'], string>> = {
  draft: '在草稿里，下次发布草稿时上线',
  schedule: '定时发布',
  paused: '在已暂停的定时发布里，继续以后才上线',
  nowhere: '不在草稿里，也没有排定时发布：草稿里改掉了，或定时取消了、没有执行',
};

export const waitWords = ({ place, from }: ReadPlan['waits'][number]): string =>
  from === null ? waitingWords[place] : `${waitingWords[place]}，${zonedText(from)}上线`;

export const isOver = (state: State): boolean => closedPlanStates.some((over) => over === state);

/** An approved plan cannot be edited before its approval is withdrawn. */
export const isEdited = (state: State): boolean => state === 'editing' || state === 'returned';
