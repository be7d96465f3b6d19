import type { WhenToUse } from '../when-to-use.ts';

export const whenToUse: WhenToUse<'分类板块'> = {
  分类板块: {
    use: {
      sentence:
        '想让几个科室都在首页露面时用它：每个分类一张专区图和几门课，列表和两列交替，往下滑也分得清。',
      story: '常规',
    },
    avoid: {
      sentence: '分类多到十几个时不用它：首页长得滑不到底，用分类标签把它们收进一行。',
      story: '很多',
      of: '分类标签',
    },
  },
};
