import type { WhenToUse } from '../when-to-use.ts';

export const whenToUse: WhenToUse<'分类标签'> = {
  分类标签: {
    use: {
      sentence: '各科的人只看自己那一科时用它：标签停在顶部，点一下整页换成那一科的内容。',
      story: '常规',
    },
    avoid: {
      sentence:
        '只有一个分类时不用它：点过去还是差不多的课，却一直占着最上面一行，从上往下排完就好。',
      story: '一条',
    },
  },
};
