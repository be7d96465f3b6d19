import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AudioFace, AudioTool } from '#src/ui/player/controls/audio-face.tsx';
import { CoverAction, PlayerCover } from '#src/ui/player/overlay/cover.tsx';
import type { Attach, PlaybackFault } from '#src/ui/player/playback/use-playback.ts';
import { VideoPlayer } from '#src/ui/player/video/video-player.tsx';
import type { VideoPlayerProps } from '#src/ui/player/video/video-player-props.ts';
import { silentSound } from './silent-sound.ts';

export default { title: '组件/播放器' } satisfies Meta;

const nothing = () => undefined;

const sound =
  (seconds: number): Attach =>
  (media, { startAt, onReady }) => {
    // browsers play muted media without a tap
    media.muted = true;
    media.src = silentSound(seconds);
    media.addEventListener('loadedmetadata', () => (media.currentTime = startAt), { once: true });
    onReady();
    return () => media.removeAttribute('src');
  };

const broken =
  (fault: PlaybackFault): Attach =>
  (_media, { onFault }) => {
    // the first fault makes the player silently renew an expired address
    onFault(fault);
    onFault(fault);
    return nothing;
  };

const everyday: VideoPlayerProps = {
  title: '节律与间期：前三十秒看什么',
  poster: '/media/cover-ecg.svg',
  attach: sound(90),
  sourceKey: 'whole',
  startAt: 0,
  watched: 0,
  noSkip: false,
  rate: 1,
  onRate: nothing,
  watermark: '138****1234',
  onRetry: nothing,
};

const start: NonNullable<StoryObj['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: '播放' }));
};

const player = (props: Partial<VideoPlayerProps> = {}): Pick<StoryObj, 'render'> => ({
  render: () => <VideoPlayer {...everyday} {...props} />,
});

export const Before: StoryObj = {
  name: '视频：开始之前',
  ...player(),
};

export const Playing: StoryObj = {
  name: '视频：播放中',
  ...player(),
  play: async (context) => {
    await start(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('slider', { name: '播放进度' })).toBeVisible();
  },
};

export const Resumed: StoryObj = {
  name: '视频：继续上次',
  ...player({ startAt: 42 }),
  play: async (context) => {
    await start(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText('已从 00:42 继续')).toBeVisible();
  },
};

export const NoSkip: StoryObj = {
  name: '视频：首次不可快进',
  ...player({ noSkip: true, startAt: 20, watched: 25 }),
  play: async (context) => {
    await start(context);
    const canvas = within(context.canvasElement);
    const slider = await canvas.findByRole('slider', { name: '播放进度' });
    await waitFor(() => expect(slider).toBeEnabled());
    slider.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(await canvas.findByText('首次学习不能快进，学完后可自由拖动')).toBeVisible();
  },
};

export const Rates: StoryObj = {
  name: '视频：选择倍速',
  ...player({ rate: 1.5 }),
  play: async (context) => {
    await start(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '倍速 1.5×' }));
    await expect(await canvas.findByRole('button', { name: '2.0×' })).toBeVisible();
  },
};

const ofSeveral =
  (chosen: number): Attach =>
  (media, options) => {
    const detach = sound(90)(media, options);
    options.onQualities({ sides: [1080, 720, 480], chosen, choose: nothing });
    return detach;
  };

export const Quality: StoryObj = {
  name: '视频：选择清晰度',
  ...player({ attach: ofSeveral(720) }),
  play: async (context) => {
    await start(context);
    const canvas = within(context.canvasElement);
    const opener = await canvas.findByRole('button', { name: '清晰度 高清 720P' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: '标清 480P' }));
    await expect(await canvas.findByRole('button', { name: '清晰度 标清 480P' })).toBeVisible();
  },
};

export const TrialOver: StoryObj = {
  name: '视频：试看结束',
  ...player({
    attach: sound(0.2),
    badge: '试看 20秒',
    ending: (again) => (
      <PlayerCover title="试看结束" text="¥199.00 · 购买后学习完整内容">
        <CoverAction onPress={nothing}>立即购买</CoverAction>
        <CoverAction look="plain" onPress={again}>
          重新试看
        </CoverAction>
      </PlayerCover>
    ),
  }),
  play: async (context) => {
    await start(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText('试看结束')).toBeVisible();
  },
};

export const Over: StoryObj = {
  name: '视频：看完了',
  ...player({ attach: sound(0.2) }),
  play: async (context) => {
    await start(context);
    await expect(await within(context.canvasElement).findByText('本节已看完')).toBeVisible();
  },
};

const faultStory = (fault: PlaybackFault, text: string): Pick<StoryObj, 'render' | 'play'> => ({
  ...player({ attach: broken(fault) }),
  play: async (context) => {
    await start(context);
    await expect(await within(context.canvasElement).findByText(text)).toBeVisible();
  },
});

export const NotFound: StoryObj = {
  name: '视频：地址失效',
  ...faultStory('gone', '播放地址已失效'),
};

export const NoNetwork: StoryObj = {
  name: '视频：网络不通',
  ...faultStory('network', '网络不给力'),
};

export const WrongFormat: StoryObj = {
  name: '视频：格式不支持',
  ...faultStory('format', '这段内容无法播放'),
};

const heard = {
  ...{ playing: true, waiting: false, ended: false },
  ...{ time: 192, duration: 754, buffered: 400 },
};

const audio = (props: Partial<Parameters<typeof AudioFace>[0]> = {}): Pick<StoryObj, 'render'> => ({
  render: () => (
    <AudioFace
      title="宽 QRS 心动过速的三步法"
      album="心电图判读与临床应用系统课 · 陈思远"
      cover="/media/cover-ecg.svg"
      media={heard}
      onToggle={nothing}
      onSeek={nothing}
      onPrevious={nothing}
      onNext={nothing}
      tools={
        <>
          <AudioTool name="倍速" onPress={nothing}>
            1.25×
          </AudioTool>
          <AudioTool icon="moon" name="14:32" onPress={nothing} />
          <AudioTool icon="list" name="播放列表" onPress={nothing} />
        </>
      }
      {...props}
    />
  ),
});

export const AudioPlaying: StoryObj = {
  name: '音频：播放中',
  ...audio(),
};

export const AudioWaiting: StoryObj = {
  name: '音频：缓冲中、第一节',
  ...audio({ media: { ...heard, waiting: true }, onPrevious: undefined }),
};

export const AudioTrial: StoryObj = {
  name: '音频：试听、不可快进',
  ...audio({
    media: { ...heard, playing: false, time: 12, duration: 30 },
    badge: '试听 30秒',
    allowed: 12,
  }),
};
