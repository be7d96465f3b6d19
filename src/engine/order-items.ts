import * as z from 'zod/mini';
import type { Diagnostic } from '../../schemas/diagnostics/endpoints.ts';
import type { LayoutNode } from '../../schemas/layout.ts';
import { itemFields, saysNothing } from '../../schemas/order-item.ts';
import { requiredText } from '../../schemas/primitives.ts';
import { readSettings, type SettingTable } from '../../schemas/setting-fields.ts';
import { themes } from '../../schemas/themes.ts';
import { sample } from './diagnostics.ts';
import { resolve } from './resolve.ts';
import type { Registry, SectionDefinition } from './section-definition.ts';

/** An item of the order as its call answers it: a section's name, and what else stands there. */
type Item = Readonly<Record<string, unknown>> & { name: string };

/** What the items are held against. */
type Known = {
  registry: Registry;
  /** What may be set on a section of this name. */
  settingTable: (name: string) => SettingTable;
  /** The call that answers the order. */
  endpoint: string;
};

/** What does not hold of an item: its place in it, and what may stand there. */
type Misfit = { path: string; expected: string; came: unknown };

const LONGEST_TITLE = 40;
const ID = /^[a-zA-Z][\w-]{0,39}$/;

type Read = { node: Partial<LayoutNode>; misfits: Misfit[] };
type Reader = (came: unknown, definition: SectionDefinition, known: Known) => Read;

/** The sections' definitions by whatever name an order may call them. */
const definitionOf = (name: string, registry: Registry): SectionDefinition | undefined => {
  const layout = { gated: false, nodes: [{ name }] };
  const [section] = resolve(layout, null, { registry, member: true, modules: {} });
  return section?.definition;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fits = (node: Partial<LayoutNode>): Read => ({ node, misfits: [] });
const misfit = (path: string, expected: string, came: unknown): Read => ({
  node: {},
  misfits: [{ path, expected, came }],
});

const readId: Reader = (id) =>
  typeof id === 'string' && ID.test(id)
    ? fits({ id })
    : misfit('id', `like ${ID.source}, at most 40 characters`, id);

const readTheme: Reader = (came) => {
  const theme = themes.find((each) => each === came);
  return theme ? fits({ theme }) : misfit('theme', `one of ${themes.join(', ')}`, came);
};

const readTitle: Reader = (came) => {
  const result = z.safeParse(requiredText, came);
  return result.success && result.data.length <= LONGEST_TITLE
    ? fits({ title: result.data })
    : misfit('title', `text of at most ${LONGEST_TITLE} characters`, came);
};

const readNodeSettings: Reader = (came, { name }, known) => {
  const { settings, misfits } = readSettings(known.settingTable(name), came);
  return {
    node: isRecord(came) ? { settings } : {},
    misfits: misfits.map(({ path, expected, came: value }) => ({
      path: path ? `settings.${path}` : 'settings',
      expected,
      came: value,
    })),
  };
};

const readSource: Reader = (came, { sources }) => {
  if (!isRecord(came)) return misfit('source', 'an object with path and payload', came);
  const { path, payload = {} } = came;
  const endpoint = sources.find((known) => known.path === path);
  if (!endpoint) {
    const paths = sources.map((known) => known.path).join(', ');
    return misfit('source.path', paths ? `one of ${paths}` : 'no call', path);
  }
  const result = z.safeParse(endpoint.payload, payload);
  if (result.success && isRecord(payload))
    return fits({ source: { path: endpoint.path, payload } });
  const [issue] = result.success ? [] : result.error.issues;
  return misfit(
    ['source.payload', ...(issue?.path ?? [])].join('.'),
    issue?.message || 'another value',
    payload,
  );
};

const readers: Readonly<Record<(typeof itemFields)[number], Reader>> = {
  id: readId,
  title: readTitle,
  settings: readNodeSettings,
  source: readSource,
  theme: readTheme,
};

const readItem = (item: Item, index: number, known: Known) => {
  const node: LayoutNode = { name: item.name };
  const definition = definitionOf(item.name, known.registry);
  const misfits: Misfit[] = [];
  if (!definition) return { node, faults: [] };
  for (const field of itemFields) {
    if (saysNothing(item[field])) continue;
    const read = readers[field](item[field], definition, known);
    Object.assign(node, read.node);
    misfits.push(...read.misfits);
  }
  const faults = misfits.map(
    ({ path, expected, came }): Diagnostic => ({
      fault: 'field-defaulted',
      section: definition.name,
      endpoint: known.endpoint,
      path: `${index}.${path}`.slice(0, 200),
      expected: expected.slice(0, 200),
      came: sample(came),
      shown: 'rest',
    }),
  );
  return { node, faults };
};

/**
 * The nodes of an order whose items say more than a name (home rule 80): id, title, settings, source
 * and theme. What does not fit is as if it were not said, and told once.
 */
export const readOrderItems = (
  order: readonly Item[],
  known: Known,
): { nodes: LayoutNode[]; faults: Diagnostic[] } => {
  const read = order.map((item, index) => readItem(item, index, known));
  return { nodes: read.map(({ node }) => node), faults: read.flatMap(({ faults }) => faults) };
};
