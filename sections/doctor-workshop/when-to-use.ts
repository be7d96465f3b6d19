import type { WhenToUse } from '../when-to-use.ts';

export const whenToUse: WhenToUse<'医生工作室'> = {
  医生工作室: {
    use: {
      sentence: '学员冲着人来时用它：头像、姓名和工作室排成一排，点进去是这位医生的工作室。',
      story: '常规',
    },
    avoid: {
      sentence:
        '医生的照片还没有收齐时不用它：一排灰色人形认不出谁是谁，先补头像，只有一两位时写进轮播图。',
      story: '缺图',
    },
  },
};
