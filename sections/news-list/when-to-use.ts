import type { WhenToUse } from '../when-to-use.ts';

export const whenToUse: WhenToUse<'资讯列表'> = {
  资讯列表: {
    use: {
      sentence: '每周都有新消息、读的人只看标题就决定点不点时用它，前三条带奖牌，每条写着日期。',
      story: '常规',
    },
    avoid: {
      sentence:
        '几个月才有一条消息时不用它：日期会让人看出这里没有人更新，要紧的那一条放进轮播图。',
      story: '一条',
    },
  },
};
