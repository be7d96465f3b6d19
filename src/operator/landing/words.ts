import type { BlockLandingHead } from '#schemas/landing/desk-endpoints.ts';

type State = { text: string; tone: 'good' | 'info' | 'quiet' };

export const stateOf = ({ published, liveAt, changed }: BlockLandingHead): State => {
  if (liveAt === null) return { text: '还没有发布', tone: 'quiet' };
  if (!published) return { text: '已下架', tone: 'quiet' };
  return changed ? { text: '有改动没有发布', tone: 'info' } : { text: '已发布', tone: 'good' };
};
