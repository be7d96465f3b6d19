import type { Application, Decision } from '#schemas/certification/desk-endpoints.ts';
import type { ApplicationState } from '#schemas/certification/states.ts';
import { zonedText } from '../parts/moments.ts';
import type { Mark } from '../queue/queue.ts';

const marks: Readonly<Record<ApplicationState, Mark>> = {
  waiting: { name: '待审核', tone: 'warn' },
  passed: { name: '已通过', tone: 'good' },
  refused: { name: '未通过', tone: 'bad' },
  revoked: { name: '已撤回', tone: 'quiet' },
};

export const applicationMark = (state: ApplicationState): Mark => marks[state];

export const decisionWords: Readonly<
  Record<Decision, { name: string; asks: string; does: string; done: string }>
> = {
  pass: {
    name: '通过',
    asks: '会员立即可以参加面向医生的问卷，并会收到一条消息。',
    does: '确认通过',
    done: '已通过',
  },
  refuse: {
    name: '不通过',
    asks: '会员会在消息和认证页看到原因，可以修改后重新提交。',
    does: '确认不通过',
    done: '已退回给会员修改',
  },
  revoke: {
    name: '撤回认证',
    asks: '会员立即不能再参加面向医生的问卷，会收到一条带原因的消息，可以重新提交资料。',
    does: '确认撤回',
    done: '认证已撤回',
  },
};

export const decisionsFor: Readonly<Record<ApplicationState, readonly Decision[]>> = {
  waiting: ['pass', 'refuse'],
  passed: ['revoke'],
  refused: ['pass'],
  revoked: ['pass'],
};

export const usualReasons: Readonly<Record<Decision, readonly string[]>> = {
  pass: [],
  refuse: ['照片不清晰，请重新拍摄', '资料与证件不一致', '请上传医师执业证', '证件不完整，请拍全'],
  revoke: ['证件已过期', '资料不属实', '审核有误'],
};

/** '' where nobody has decided. */
export const decidedText = ({
  decidedAt,
  decidedBy,
}: Pick<Application, 'decidedAt' | 'decidedBy'>): string =>
  decidedAt === null ? '' : `${decidedBy}，${zonedText(decidedAt)}`;

export const changedText = (application: Application): string => {
  if (application.state === 'waiting') return '会员刚刚修改了资料，请重新查看后再决定。';
  const { decidedBy } = application;
  const who = decidedBy ? `${decidedBy}已经处理` : '这份认证已经处理';
  return `${who}：${marks[application.state].name}。`;
};
