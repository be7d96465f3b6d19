import type { WhenToUse } from '../when-to-use.ts';

export const whenToUse: WhenToUse<'直播标题'> = {
  直播标题: {
    use: {
      sentence: '一周里有几场直播，学员要按未开始、直播中、回放挑一场来看时，用这一排直播卡。',
      story: '常规',
    },
    avoid: {
      sentence:
        '只有一场大会时不用它：一排里孤零零一张卡，说不清日程也显得冷清，用轮播图的一张横幅来预告。',
      story: '一条',
    },
  },
};
