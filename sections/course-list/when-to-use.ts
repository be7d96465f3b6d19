import type { WhenToUse } from '../when-to-use.ts';

export const whenToUse: WhenToUse<'课程模块'> = {
  课程模块: {
    use: {
      sentence: '系列课的主货架用它：封面做得齐、价格要比较时，两列卡片让学员扫一眼就能比较几门。',
      story: '常规',
    },
    avoid: {
      sentence: '只有一门课时不用它：两列空着一半，像没有做完，先把这门课放进轮播图。',
      story: '一条',
    },
  },
};
