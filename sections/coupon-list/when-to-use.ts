import type { WhenToUse } from '../when-to-use.ts';

export const whenToUse: WhenToUse<'优惠券'> = {
  优惠券: {
    use: {
      sentence:
        '有几张会员现在就能领的券时用它：金额、门槛和到期日都在票面上，领没领过也看得出来。',
      story: '常规',
    },
    avoid: {
      sentence: '只有一张券时不用它：一张票撑不起一排，把它写进轮播图的横幅里。',
      story: '一条',
    },
  },
};
