import type { Reason, ResolvedSection } from '#src/engine/resolve.ts';

const switchWords = (pass: boolean, configured: boolean): string => {
  if (!configured) return '没有取到首页的开关，按关闭处理';
  return pass ? '开关已打开' : '开关已关闭（在这一行的右边打开）';
};

const moduleNames: Readonly<Record<string, string>> = { liveModule: '直播模块', coupons: '优惠券' };

const sentence = ({ given }: ResolvedSection, reason: Reason): string => {
  switch (reason.check) {
    case 'name':
      return reason.pass ? '学员端有这个区块' : `学员端没有名为“${given}”的区块，已跳过`;
    case 'repeat':
      return reason.pass
        ? '在首页只放了这一处'
        : `与第 ${reason.firstIndex + 1} 位重复，只显示前面那一处`;
    case 'flag':
      return switchWords(reason.pass, reason.configured);
    case 'module':
      return `${moduleNames[reason.module] ?? '所属的模块'}${reason.pass ? '已启用' : '没有启用'}`;
    case 'audience':
      return reason.pass ? '仅会员可见，当前是会员' : '仅会员可见，当前是访客';
  }
};

/** The questions that decided on a section, in order, in words for operators. */
export const reasonWords = (section: ResolvedSection): string[] =>
  section.reasons.map((reason) => sentence(section, reason));
