import type { WhenToUse } from '../when-to-use.ts';

export const whenToUse: WhenToUse<'导航栏'> = {
  导航栏: {
    use: {
      sentence:
        '学员每次来都要去的固定去处（视频课、直播大厅、病例问卷）用它，四到十个，名称不超过五个字。',
      story: '常规',
    },
    avoid: {
      sentence:
        '入口要用一句话才说得清时不用它：图标下面只放得下几个字，长名称会被截断，那样的事写进轮播图。',
      story: '长文字',
    },
  },
};
