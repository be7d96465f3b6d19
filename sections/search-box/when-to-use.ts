import type { WhenToUse } from '../when-to-use.ts';

export const whenToUse: WhenToUse<'搜索框'> = {
  搜索框: {
    use: {
      sentence:
        '课程、直播和资讯多到一屏列不完，学员又常带着病名、药名或讲者姓名来时，把它放在首页最上面。',
      story: '常规',
    },
    avoid: {
      sentence:
        '刚开张、只有几类内容时不用它：多数词搜出来是空的，不如用导航栏把这几类直接摆出来。',
      story: '四条',
      of: '导航栏',
    },
  },
};
