import { containerNames, isContainer } from '#schemas/layout/containers.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { PageName } from '#schemas/publication/page-names.ts';
import { configOf, orderedItems } from '#schemas/publication/page-order.ts';
import { sectionKey } from '#schemas/publication/section-item.ts';
import { judgeWhen, type MemberFacts, type WhenFacts } from '#schemas/when/judge-when.ts';
import { someMember } from '#schemas/when/may-hold.ts';
import { readWhen } from '#schemas/when/read-when.ts';
import { whenSentences } from '#schemas/when/when-sentences.ts';
import { registry } from '#sections/registry.ts';
import { type Explanation, explain } from '#src/engine/explain.ts';
import type { Reason, ResolvedSection } from '#src/engine/resolve.ts';
import type { Registry, SectionDefinition } from '#src/engine/section-definition.ts';
import { itemsOf, type PageItem } from './pages/page-items.ts';

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

const reasonWords = (section: ResolvedSection): string[] =>
  section.reasons.map((reason) => sentence(section, reason));

/** `partly`: shown to some only, depending on who they are. */
export type Verdict = Explanation & { partly: boolean };

export type SectionVisibility = { visitor: Verdict; member: Verdict };

const groupOf = (name: string): SectionDefinition => ({
  ...{ name, aliases: [], sources: [], Skeleton: () => null },
  load: () => Promise.reject(new Error('a verdict draws nothing')),
});

const known: Registry = {
  ...registry,
  ...Object.fromEntries(containerNames.map((name) => [name, groupOf(name)])),
};

const ownSteps = (
  item: PageItem,
  closed: boolean,
  facts: WhenFacts,
): { shows: boolean; partly: boolean; text: string[] } => {
  if (closed) return { shows: false, partly: false, text: ['这一处已关闭，同名的另一处打开着'] };
  if (!item.when) return { shows: true, partly: false, text: [] };
  const read = readWhen(item.when);
  if ('fault' in read)
    return { shows: false, partly: false, text: ['显示条件写得不对，改好之前谁都看不到'] };
  const { holds, steps } = judgeWhen(read.when, facts);
  const texts = whenSentences(steps);
  const partly = holds === 'open';
  const left = facts.member?.id === undefined ? '要看具体是谁' : '要看用什么设备打开';
  return { shows: holds !== false, partly, text: partly ? [...texts, left] : texts };
};

const withOwn = (
  explanation: Explanation,
  { shows, partly, text }: ReturnType<typeof ownSteps>,
): Verdict => {
  const steps = explanation.chain.slice(0, -1);
  const stands = explanation.shows && shows;
  const last = stands ? explanation.chain.slice(-1) : ['因此不显示'];
  return { ...explanation, shows: stands, partly, chain: [...steps, ...text, ...last] };
};

const groupText = ({ name, sections = [] }: PageItem): string[] =>
  isContainer(name) ? [`组里有 ${sections.map((held) => held.name).join('、')}，各自判断`] : [];

const tabText = ({ tab, subTab }: PageItem): string[] => {
  const on = tab === 'home' ? ['在“首页”标签下'] : [];
  const chosen = tab === 'category' ? ['学员选中一个分类时'] : [];
  const inSubTab = subTab ? [`子标签“${subTab}”选中时`] : [];
  const all = [...on, ...chosen, ...inSubTab];
  return all.length > 0 ? [`${all.join('、')}才看得到`] : [];
};

type Modules = Readonly<Record<string, unknown>>;

type Facts = Pick<HomeDocument, 'sections' | 'memberCard' | 'layouts'>;

export const verdictsFor = (
  document: Facts,
  modules: Modules,
  member: MemberFacts | null,
  now: number = Date.now(),
  page: PageName = 'ordered',
): Map<string, Verdict> => {
  const gated = page === 'ordered';
  const sections = itemsOf(document, page);
  const layout = { gated, nodes: sections };
  const config = gated ? configOf(document) : null;
  const ordered = gated ? orderedItems(document) : [];
  const context = { registry: known, member: member !== null, modules };
  const explanations = explain(layout, config, context, reasonWords);
  const facts: WhenFacts = { now, member, device: undefined };
  return new Map(
    sections.flatMap((item, index) => {
      const explanation = explanations[index];
      if (!explanation) return [];
      const own = ownSteps(item, ordered[index]?.closed ?? false, facts);
      const text = [...groupText(item), ...tabText(item), ...own.text];
      return [[sectionKey(item), withOwn(explanation, { ...own, text })] as const];
    }),
  );
};

export const verdictsOf = (
  document: Facts,
  modules: Modules,
  now: number = Date.now(),
  page: PageName = 'ordered',
): Map<string, SectionVisibility> => {
  const visitors = verdictsFor(document, modules, null, now, page);
  const members = verdictsFor(document, modules, someMember, now, page);
  return new Map(
    [...visitors].flatMap(([key, visitor]) => {
      const member = members.get(key);
      return member ? [[key, { visitor, member }] as const] : [];
    }),
  );
};

export type Visibility = 'all' | 'some' | 'members' | 'visitors' | 'none';

export const visibilityOf = ({ visitor, member }: SectionVisibility): Visibility => {
  if ((visitor.shows && visitor.partly) || (member.shows && member.partly)) return 'some';
  if (visitor.shows) return member.shows ? 'all' : 'visitors';
  return member.shows ? 'members' : 'none';
};
