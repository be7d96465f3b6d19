import type { RecordingFault } from '#src/platform/recording/take.ts';

export const faultWords: Readonly<Record<RecordingFault, { title: string; text: string }>> = {
  refused: {
    title: '没有麦克风权限',
    text: '请在浏览器的网站设置里允许使用麦克风；在微信里，还要在手机“设置 → 微信”中打开麦克风。允许后点“再试一次”。',
  },
  absent: {
    title: '没有找到麦克风',
    text: '请插好耳机或麦克风后再试，也可以换一台手机作答，或选一个录好的文件。',
  },
  taken: {
    title: '麦克风正被占用',
    text: '请结束通话、录音或其他正在使用麦克风的应用，然后再试一次。',
  },
  failed: {
    title: '这次没有录上',
    text: '请再试一次；还是不行时，可以换一台手机作答，或选一个录好的文件。',
  },
};

export const noRecorder = {
  title: '这个浏览器不能录音',
  text: '请换一台手机，或用微信、系统自带的浏览器打开这一页；也可以先用手机的录音机录好，再选择音频文件。',
};
