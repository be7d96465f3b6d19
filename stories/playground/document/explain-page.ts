import { DRAWS } from '#schemas/capabilities/draws.ts';
import { isContainer } from '#schemas/layout/containers.ts';
import type { LayoutNode } from '#schemas/layout/layout.ts';
import type { JsonPath } from '#schemas/publication/json-text.ts';
import { settleWhen, type WhenFacts } from '#schemas/when/judge-when.ts';
import { whenSentences } from '#schemas/when/when-sentences.ts';
import { type Explanation, explain } from '#src/engine/explain.ts';
import { type HomeConfig, type ResolvedSection, resolve } from '#src/engine/resolve.ts';
import { isRecord } from '../../schema/is-record.ts';
import { capabilitiesIn, type Environment, factsIn } from './environment.ts';
import { type Page, shippedPage } from './read-document.ts';
import { composeOrder, composePage, type ReadItem, readItems, registryOf } from './read-items.ts';
import { readsItems, type SentItem, sentPage } from './sent-page.ts';

export type Row = {
  location: string;
  /** `4`, and within it `4.2`. */
  label: string;
  path: JsonPath;
  name: string;
  title: string;
  held: boolean;
  /** Whether it is an item at all. */
  readable: boolean;
  shows: boolean;
  chain: readonly string[];
  misfits: ReadItem['misfits'];
};

export type ExplainedPage = {
  rows: readonly Row[];
  resolved: readonly ResolvedSection[];
  nodes: readonly LayoutNode[];
};

const labelOf = (path: string): string =>
  path
    .split('.')
    .map((step) => Number(step) + 1)
    .join('.');

type Standing = { item: SentItem; group: SentItem | undefined };

/** What stands of that which the phone got, as it comes to the engine. */
const standingOf = (sent: readonly SentItem[], facts: WhenFacts): Standing[] => {
  const stands = ({ when }: SentItem) => !when || settleWhen(when, facts).holds;
  return sent
    .filter(stands)
    .flatMap((item): Standing[] => [
      { item, group: undefined },
      ...(item.sections ?? []).filter(stands).map((held) => ({ item: held, group: item })),
    ]);
};

type Engine = {
  layout: Pick<Page, 'gated'>;
  config: HomeConfig;
  context: Parameters<typeof resolve>[2];
};

const nodesOf = (items: readonly SentItem[], names: boolean): LayoutNode[] =>
  items.map(({ name, id, title }) => ({
    name,
    ...(!names && id && { id }),
    ...(!names && title && { title }),
  }));

/** Sentences without the last one, which says where it stands among all. */
const conditionsOf = ({ chain }: Explanation): string[] => chain.slice(0, -1);

const verdictsOf = (
  standing: readonly Standing[],
  { layout, config, context }: Engine,
  names: boolean,
) => {
  const items = standing.map(({ item }) => item);
  const page = { gated: layout.gated, nodes: nodesOf(items, names) };
  const resolved = resolve(page, config, context);
  return new Map(
    explain(page, config, context).map((explanation, at) => {
      const text = conditionsOf(explanation).map((line, nth) => {
        const reason = resolved[at]?.reasons[nth];
        if (reason?.check !== 'repeat' || reason.pass) return line;
        const first = items[reason.firstIndex];
        return `与第 ${labelOf(first?.path ?? '')} 项重复，只显示前面那一次`;
      });
      const title = resolved[at]?.title ?? '';
      return [items[at]?.path ?? '', { shows: explanation.shows, text, title }] as const;
    }),
  );
};

type Verdicts = ReturnType<typeof verdictsOf>;

const SHIPPED = '这个应用不读取首页样式的文档，仍是出厂时的样子';

type Given = {
  facts: WhenFacts;
  verdicts: Verdicts;
  reasons: ReadonlyMap<string, readonly string[]>;
  engine: Engine;
  /** The phone knows no groups: what they hold stands on the page itself. */
  flat: boolean;
};

/** What the item says of whoever may see it. */
const conditionOf = ({ item }: ReadItem, facts: WhenFacts) => {
  if (!item?.when) return { holds: true, text: [], variant: item?.variant };
  const { holds, steps, variant } = settleWhen(item.when, facts);
  return { holds, text: whenSentences(steps), variant: item.variant ?? variant };
};

/** Of what never came to the engine: what that would ask. */
const alone = ({ item }: ReadItem, { layout, config, context }: Engine): string[] => {
  if (!item) return [];
  const page = { gated: layout.gated, nodes: [{ name: item.name }] };
  return explain(page, config, context).flatMap(conditionsOf);
};

const positionText = (raw: unknown): string[] => {
  const { tab, subTab } = isRecord(raw) ? raw : {};
  const tabs = tab === 'home' ? '首页标签' : tab === 'category' ? '分类标签' : undefined;
  const named = [tabs, typeof subTab === 'string' && subTab].filter(Boolean).join(' · ');
  return named ? [`只放在${named}`] : [];
};

const lastOf = (shows: boolean, title: string, variant: string | undefined): string => {
  if (!shows) return '因此不显示';
  return variant ? `显示，标题“${title}”，属于实验 ${variant}` : `显示，标题“${title}”`;
};

/** An item's row, and after it those of what it holds. */
const rowsOf = (read: ReadItem, given: Given, group?: Row & { named: string }): Row[] => {
  const { verdicts, facts, reasons, engine, flat } = given;
  const { location, path, name, item, misfits } = read;
  const base = {
    ...{ location, path, name, misfits },
    label: labelOf(location),
    held: group !== undefined,
    readable: item !== undefined,
  };
  const title = item?.title ?? '';
  if (!item)
    return [{ ...base, title, shows: false, chain: ['读不出这一项，已跳过', '因此不显示'] }];
  const verdict = verdicts.get(location);
  const condition = conditionOf(read, facts);
  const isGroup = isContainer(item.name);
  const texts = [
    ...(read.closed ? ['这一处已关闭，同名的另一处打开着'] : []),
    ...(verdict?.text ?? alone(read, engine)),
    ...condition.text,
    ...positionText(read.raw),
    ...(reasons.get(location) ?? []),
  ];
  const groupShows = !group || flat || group.shows;
  const own = verdict?.shows === true && groupShows;
  const row: Row = { ...base, title, shows: own, chain: texts };
  const held = read.held.flatMap((each) => rowsOf(each, given, { ...row, named: item.name }));
  const shows = isGroup ? (own || flat) && held.some((each) => each.shows) : own;
  // a group that holds nothing for somebody never comes to the engine
  const empty =
    isGroup && !shows && (own || (!verdict && condition.holds && !reasons.has(location)));
  const why = [
    ...(groupShows ? [] : [`所在的“${group?.named}”不显示`]),
    ...(empty && !read.closed ? ['组里没有可以显示的区块'] : []),
  ];
  const last =
    isGroup && flat && shows
      ? '显示组里的区块'
      : lastOf(shows, verdict?.title || title, condition.variant);
  const chain = [...texts, ...why, last];
  return [{ ...row, shows, title: verdict?.title ?? title, chain }, ...held];
};

const same = (node: LayoutNode): LayoutNode => node;

type Fill = (node: LayoutNode) => LayoutNode;

/** A page of an app that has classic pages as they were shipped, whatever the document says. */
const explainShipped = (page: Page, environment: Environment, fill: Fill): ExplainedPage => {
  const shown = explainPage(shippedPage(page.name), { ...environment, draws: DRAWS }, fill);
  if (!page.written) return shown;
  const passedOver = (row: Row): Row => ({ ...row, shows: false, chain: [SHIPPED, '因此不显示'] });
  const { rows } = explainPage(page, { ...environment, draws: DRAWS }, fill);
  return { ...shown, rows: rows.map(passedOver) };
};

/** Every item of a page with its verdict, and the page as the phone of this environment draws it. */
export const explainPage = (
  page: Page,
  environment: Environment,
  fill: Fill = same,
): ExplainedPage => {
  const capabilities = capabilitiesIn(environment);
  const whole = readsItems(capabilities);
  if (!whole && !page.gated) return explainShipped(page, environment, fill);
  const facts = factsIn(environment);
  const items = readItems(page);
  const { sent, reasons } = sentPage(items, facts, capabilities);
  const { member, modules } = environment;
  const config = page.config ?? environment.config;
  const context = { registry: registryOf(page), member, modules };
  const engine: Engine = { layout: page, config, context };
  const verdicts = verdictsOf(standingOf(sent, facts), engine, !whole);
  const rows = items.flatMap((item) =>
    rowsOf(item, { facts, verdicts, reasons, engine, flat: !whole }),
  );
  if (!whole) {
    const nodes = nodesOf(sent, true);
    return { rows, nodes, resolved: resolve({ gated: page.gated, nodes }, config, context) };
  }
  const composed = page.gated ? composeOrder(sent) : composePage(sent);
  const resolved = composed.resolve(config, { member, modules, facts, fill });
  return { rows, nodes: composed.nodes, resolved };
};
