import type { WhenToUse } from '../when-to-use.ts';

export const whenToUse: WhenToUse<'活动标题'> = {
  活动标题: {
    use: {
      sentence:
        '拼团和秒杀这类到点就没有的价格用它，倒计时、现价和划掉的原价一起说明为什么现在买。',
      story: '常规',
    },
    avoid: {
      sentence: '长期同价的课程不用它：没有截止时间，倒计时就没有意义，用课程模块。',
      story: '样式：列表',
      of: '课程模块',
    },
  },
};
