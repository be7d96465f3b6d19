import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingBar } from '#src/app/frame/loading-bar.tsx';
import { CouponFloat } from '#src/home/coupons/coupon-float.tsx';
import { beginLoading } from '#src/platform/feedback/loading.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { SectionFrame } from '#src/ui/page/section-frame.tsx';
import { BootSkeleton } from '#src/ui/skeleton/boot.tsx';
import { classicSkeleton } from '#src/ui/skeleton/classic.tsx';
import { type SkeletonKind, skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { ErrorScreen } from '#src/ui/state/error-screen.tsx';
import css from './ui-stories.module.css';

export default { title: '组件/状态' } satisfies Meta;

const kinds: Readonly<Record<SkeletonKind, string>> = {
  bar: '搜索框',
  banner: '轮播',
  icons: '图标',
  card: '卡片',
  rail: '横向直播',
  posters: '横向海报',
  lines: '文字行',
  rows: '列表',
  compact: '小列表',
  tiles: '宫格',
  shelf: '横向课程',
  pairs: '两列分类',
  avatars: '人物',
  chips: '分类',
  strip: '横向分类',
};

const shapes = Object.entries(kinds).map(([kind, name]) => ({
  name,
  // the keys of the object above
  Shapes: skeleton(kind as SkeletonKind),
}));

const classicBones = [
  { name: '标签', Shapes: classicSkeleton('tabs') },
  { name: '优惠券', Shapes: classicSkeleton('tickets') },
  { name: '分类板块', Shapes: classicSkeleton('blocks') },
];

export const Skeletons: StoryObj = {
  name: '骨架',
  render: () => (
    <>
      {[...shapes, ...classicBones].map(({ name, Shapes }) => (
        <section key={name} aria-label={name} aria-busy="true">
          <p className={css.text}>{name}</p>
          <Shapes />
        </section>
      ))}
    </>
  ),
};

export const Boot: StoryObj = {
  name: '页面骨架',
  render: () => <BootSkeleton />,
};

export const Failure: StoryObj<typeof ErrorScreen> = {
  name: '错误页（可调）',
  args: {
    title: '首页内容暂时没有加载出来',
    advice: '可能是网络不稳定，请稍后重试',
    action: '重新加载',
  },
  render: (args) => <ErrorScreen {...args} onAction={() => showToast('正在重新加载')} />,
};

export const Toast: StoryObj = {
  name: '提示',
  render: () => (
    <SectionFrame title="提示">
      <p className={css.text}>
        <button className={css.press} type="button" onClick={() => showToast('没有更多数据')}>
          弹出“没有更多数据”
        </button>
      </p>
    </SectionFrame>
  ),
};

export const Loading: StoryObj = {
  name: '全局加载条',
  beforeEach: () => beginLoading(),
  render: () => (
    <>
      <LoadingBar />
      <p className={css.text}>有接口在途时，页面顶部的加载条一直在。</p>
    </>
  ),
};

export const Coupon: StoryObj = {
  name: '悬浮优惠券',
  render: () => (
    <div className={css.text}>
      <CouponFloat />
    </div>
  ),
};
