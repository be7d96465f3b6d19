import type { WhenToUse } from '../when-to-use.ts';

export const whenToUse: WhenToUse<'会员卡提示'> = {
  会员卡提示: {
    use: {
      sentence:
        '会员卡已经开卖、并且说得出具体好处（全站课程免费、每月赠券）时，放在第一屏给访客和会员看。',
      story: '常规',
    },
    avoid: {
      sentence:
        '权益没定、说明还空着时不用它：只剩一个名字的卡片没有理由让人点“立即开通”，先写好说明再打开开关。',
      story: '无说明',
    },
  },
};
