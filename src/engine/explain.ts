import type { LayoutDocument } from '#schemas/layout/layout.ts';
import {
  type HomeConfig,
  type Reason,
  type ResolveContext,
  type ResolvedSection,
  resolve,
} from './resolve.ts';

export type Explanation = {
  name: string;
  position: number;
  shows: boolean;
  /** Every check in order, with its result. */
  chain: string[];
};

const sentence = (section: ResolvedSection, reason: Reason): string => {
  const name = section.definition?.name ?? section.given;
  switch (reason.check) {
    case 'name':
      if (!reason.pass) return `没有名为“${section.given}”的区块，已跳过`;
      return reason.alias ? `“${section.given}”是“${name}”的别名` : `“${name}”已登记`;
    case 'repeat':
      return reason.pass
        ? '在顺序中只算这一次'
        : `与第 ${reason.firstIndex + 1} 位重复，只显示前面那一次`;
    case 'flag':
      if (!reason.configured) return `没有取到系统配置，开关 ${reason.field} 按关闭处理`;
      return `开关 ${reason.field} ${reason.pass ? '已打开' : '已关闭'}`;
    case 'module':
      return `模块 ${reason.module} ${reason.pass ? '已启用' : '未启用'}`;
    case 'audience':
      return reason.pass ? '仅会员可见，当前是会员' : '仅会员可见，当前是访客';
  }
};

const inFull = (section: ResolvedSection): string[] =>
  section.reasons.map((reason) => sentence(section, reason));

/**
 * The whole chain of reasons for every section of the layout, in Chinese. `words` replaces the sentences,
 * which name fields by default.
 */
export const explain = (
  layout: Pick<LayoutDocument, 'gated' | 'nodes'>,
  config: HomeConfig,
  context: ResolveContext,
  words: (section: ResolvedSection) => string[] = inFull,
): Explanation[] =>
  resolve(layout, config, context).map((section) => ({
    name: section.definition?.name ?? section.given,
    position: section.index + 1,
    shows: section.shows,
    chain: [
      ...words(section),
      section.shows ? `显示在第 ${section.index + 1} 位，标题“${section.title}”` : '因此不显示',
    ],
  }));
