import type { WhenToUse } from '../when-to-use.ts';

export const whenToUse: WhenToUse<'优质内容'> = {
  优质内容: {
    use: {
      sentence: '运营亲手挑出来的几门好课用它：推荐的理由是“值得学”，不是最新或最热。',
      story: '常规',
    },
    avoid: {
      sentence: '不用它列全部课程：样样推荐等于没有推荐，完整的目录交给课程模块和它的“更多”。',
      story: '很多',
      of: '课程模块',
    },
  },
};
