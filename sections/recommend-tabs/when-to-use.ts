import type { WhenToUse } from '../when-to-use.ts';

export const whenToUse: WhenToUse<'推荐标签'> = {
  推荐标签: {
    use: {
      sentence:
        '首页有精品推荐、直播推荐、热门、最新几份不同的列表时用它，几份轮流占一个位置，首页不变长。',
      story: '常规',
    },
    avoid: {
      sentence: '只有一份列表时不用它：一个标签没有可换的，直接放优质内容。',
      story: '常规',
      of: '优质内容',
    },
  },
};
