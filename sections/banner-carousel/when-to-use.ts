import type { WhenToUse } from '../when-to-use.ts';

export const whenToUse: WhenToUse<'轮播图'> = {
  轮播图: {
    use: {
      sentence:
        '有两到六件这几天要让所有人知道的事（新课上线、报名截止、学术会议），每件都有横幅图和能点进去的页面时用它。',
      story: '常规',
    },
    avoid: {
      sentence: '不用它陈列一门门课：自动翻过的几张很少有人等到，要让人比较着挑，用课程模块。',
      story: '常规',
      of: '课程模块',
    },
  },
};
