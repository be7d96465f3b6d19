import type { WhenToUse } from '../when-to-use.ts';

export const whenToUse: WhenToUse<'活动病例'> = {
  活动病例: {
    use: {
      sentence:
        '请学员动手填的东西用它：问卷调研、病例征集，参与人数和截止时间帮他决定现在填不填。',
      story: '常规',
    },
    avoid: {
      sentence: '只读不填的病例文章不用它：点进来的人找不到要填的地方，用资讯列表。',
      story: '常规',
      of: '资讯列表',
    },
  },
};
