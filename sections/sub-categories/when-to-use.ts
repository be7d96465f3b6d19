import type { WhenToUse } from '../when-to-use.ts';

export const whenToUse: WhenToUse<'子分类'> = {
  子分类: {
    use: {
      sentence: '一个分类下的课多到要翻几屏时用它，放在分类标签下面、课程上面，让学员再缩小一层。',
      story: '常规',
    },
    avoid: {
      sentence: '分类下面只分得出一个小类时不用它：“全部”和它选出来的是同样的课，直接列课程。',
      story: '一条',
    },
  },
};
