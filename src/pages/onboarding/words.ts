import type { Onboarding } from '#schemas/onboarding/endpoints.ts';

type State = Onboarding['state'];

export const stateNames: Readonly<Record<State, string>> = {
  none: '未提交',
  waiting: '审核中',
  passed: '已通过',
  refused: '未通过',
  withdrawn: '已撤回',
  revoked: '已撤销',
};

/** Title and text of the page of an application that was sent. */
export const stateWords: Readonly<Record<State, readonly [title: string, text: string]>> = {
  none: ['', ''],
  waiting: ['资料审核中', '结果会发到消息里，也可以随时回到这里查看。要修改资料，请先撤回。'],
  passed: ['入驻已通过', '你已成为讲师，可以在医生中心管理工作室。'],
  refused: ['入驻没有通过', '请按下面的原因修改后重新提交。'],
  withdrawn: ['申请已撤回', '资料已为你保留，修改后可以重新提交。'],
  revoked: ['入驻已被撤销', '已售出的课程不受影响，学员可以继续学习。可以修改资料后重新提交。'],
};
