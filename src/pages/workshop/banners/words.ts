import type { WorkshopBanner } from '#schemas/workshop/banner-endpoints.ts';
import type { BannerTargetKind } from '#schemas/workshop/banner-fields.ts';

export const targetKindNames: Readonly<Record<BannerTargetKind, string>> = {
  course: '课程',
  article: '图文',
  live: '直播',
};

type Target = Pick<WorkshopBanner, 'kind' | 'target' | 'targetTitle' | 'targetState'>;

export const targetText = ({ kind, targetTitle, targetState }: Target): string =>
  targetState === 'removed' ? '链接的内容已删除' : `${targetKindNames[kind]}：${targetTitle}`;

/** Why learners do not see it; '' where they do. */
export const hiddenText = ({
  targetState,
  shown,
}: Pick<WorkshopBanner, 'targetState' | 'shown'>): string => {
  if (targetState === 'removed') return '学员看不到，请重新选择链接';
  if (targetState === 'off') return '链接的内容已下架，学员看不到';
  return shown ? '' : '已隐藏，学员看不到';
};
