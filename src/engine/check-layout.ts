import * as z from 'zod/mini';
import { partsOf } from '../../schemas/codec.ts';
import { cutText } from '../../schemas/cut-text.ts';
import {
  type LayoutDocument,
  type LayoutNode,
  layoutDocument,
  layoutFields,
} from '../../schemas/layout.ts';
import { type TabBreach, tabBreaches } from '../../schemas/layout-tabs.ts';
import { readSettings, type SettingTable } from '../../schemas/setting-fields.ts';
import { contrastFaults, readTokens } from '../../schemas/theme-tokens.ts';
import { sample } from './diagnostics.ts';
import { instead, nearest, reasonsOf } from './fault-reason.ts';
import type { Registry } from './section-definition.ts';

/** A fault of a layout: where it is ('' for all of it), why, and what may stand there instead. */
export type LayoutFault = { path: string; reason: string };

/** What a layout is held against. */
export type LayoutRules = {
  registry: Registry;
  /** What may be set on a section of this name. */
  settingTable: (name: string) => SettingTable;
  /** The sections by which a learner chooses a tab and a sub-tab. */
  tabs: { tab: string; subTab: string };
  /** Sections that a page which asks for no open flag may list although they have one. */
  ungated: readonly string[];
};

/** Longer paths and names are cut, in characters. */
const LONGEST = 200;

const strangers = (value: object, known: readonly string[], path: string): LayoutFault[] =>
  Object.keys(value)
    .filter((field) => !known.includes(field))
    .map((field) => ({
      path: `${path}${field}`,
      reason: `no such field${instead(field, known)}`,
    }));

const faultsOf = (schema: z.core.$ZodType, value: unknown, path = ''): LayoutFault[] =>
  reasonsOf(schema, value).map((fault) => ({
    path: [path, ...fault.path].filter((part) => part !== '').join('.'),
    reason: fault.reason,
  }));

const nameFault = (given: string, registry: Registry): string => {
  const start = `no section is called ${cutText(given, LONGEST)}`;
  const owners = new Map(
    Object.values(registry).flatMap(({ name, aliases }) =>
      [...aliases, name].map((spelling) => [spelling, name] as const),
    ),
  );
  const owner = owners.get(given);
  if (owner) return `${start}, by which only the server’s order may mean ${owner}`;
  const near = nearest(given, [...owners.keys()], (name) => owners.get(name) ?? name);
  return `${start}${near}; there are ${Object.keys(registry).join(', ')}`;
};

const sourceFaults = (node: LayoutNode, { registry }: LayoutRules, path: string): LayoutFault[] => {
  const { name, source } = node;
  const definition = registry[name];
  if (!source || !definition) return [];
  const endpoint = definition.sources.find((known) => known.path === source.path);
  if (!endpoint) {
    const paths = definition.sources.map((known) => known.path);
    const fed = paths.length > 0 ? `it is fed from ${paths.join(', ')}` : 'it makes no call';
    const reason = `${name} is not fed from ${cutText(source.path, LONGEST)}`;
    return [
      { path: `${path}source.path`, reason: `${reason}${nearest(source.path, paths)}; ${fed}` },
    ];
  }
  const { payload = {}, fill = {} } = source;
  const fields = Object.keys(partsOf(endpoint.payload).fields ?? {});
  const chosen = Object.fromEntries(Object.keys(fill).map((field) => [field, '1']));
  return [
    ...strangers(source, layoutFields.source, `${path}source.`),
    ...strangers(payload, fields, `${path}source.payload.`),
    ...strangers(fill, fields, `${path}source.fill.`),
    ...faultsOf(endpoint.payload, { ...payload, ...chosen }, `${path}source.payload`),
  ];
};

const settingsFaults = (node: LayoutNode, rules: LayoutRules, path: string): LayoutFault[] => {
  if (!node.settings) return [];
  const table = rules.settingTable(node.name);
  const names = Object.keys(table);
  if (names.length === 0)
    return [{ path: `${path}settings`, reason: `${node.name} takes no settings` }];
  return readSettings(table, node.settings).misfits.map(({ path: field, expected, came }) => {
    if (!names.includes(field)) {
      const reason = `has no field ${cutText(field, 100)}${instead(field, names)}`;
      return { path: `${path}settings`, reason };
    }
    const known = table[field];
    const values = known?.kind === 'choice' ? Object.keys(known.options) : [];
    const reason = `must be ${expected}, not ${sample(came)}${nearest(came, values)}`;
    return { path: [`${path}settings`, field].filter(Boolean).join('.'), reason };
  });
};

/** Colours that are set over those of the node's theme, and stand out too little from each other. */
const colourFaults = (node: LayoutNode, theme: LayoutDocument['theme'], path: string) => {
  const { tokens } = readTokens(node.settings?.tokens ?? {});
  return contrastFaults(node.theme ?? theme, tokens).map(({ ink, ground, ratio }) => ({
    path: `${path}settings.tokens`,
    reason: `${ink} on ${ground} has a contrast of ${ratio.toFixed(2)}, which is too little`,
  }));
};

/** A page that asks for no open flag would show a section although its flag is closed. */
const gateFaults = (node: LayoutNode, gated: boolean, rules: LayoutRules, path: string) => {
  const flag = rules.registry[node.name]?.flag;
  if (gated || !flag || rules.ungated.includes(node.name)) return [];
  const reason = `${node.name} stands only while ${flag} is open, which this page does not ask`;
  const allowed = `of such sections it may list ${rules.ungated.join(', ')}`;
  return [{ path: `${path}name`, reason: `${reason}; ${allowed}` }];
};

const nodeFaults = (
  node: LayoutNode,
  index: number,
  { gated, theme }: Pick<LayoutDocument, 'gated' | 'theme'>,
  rules: LayoutRules,
): LayoutFault[] => {
  const path = `nodes.${index}.`;
  if (!Object.hasOwn(rules.registry, node.name))
    return [{ path: `${path}name`, reason: nameFault(node.name, rules.registry) }];
  return [
    ...strangers(node, layoutFields.node, path),
    ...gateFaults(node, gated, rules, path),
    ...sourceFaults(node, rules, path),
    ...settingsFaults(node, rules, path),
    ...colourFaults(node, theme, path),
  ];
};

/** Tabs and sub-tabs need the section by which they are chosen, and the other way round. */
const tabFaults = (nodes: readonly LayoutNode[], { tabs }: LayoutRules): LayoutFault[] => {
  const missing = (name: string) => `but ${name}, by which it is chosen, is not on the page`;
  const reasons: Readonly<Record<TabBreach, string>> = {
    'tab-without-chooser': `stands on a tab, ${missing(tabs.tab)}`,
    'sub-tab-without-chooser': `stands on a sub-tab, ${missing(tabs.subTab)}`,
    'chooser-on-tab': `${tabs.tab} leads from tab to tab, so it stands on none of them`,
    'tab-empty': `${tabs.tab} leads to the tab category, which is empty`,
    'sub-tab-empty': `${tabs.subTab} has no sub-tab: no node names one`,
  };
  return tabBreaches(nodes, tabs).map(({ index, field, breach }) => ({
    path: `nodes.${index}.${field}`,
    reason: reasons[breach],
  }));
};

/** Each fault once, with a path of a length that can be read. */
const told = (faults: readonly LayoutFault[]): LayoutFault[] => {
  const cut = faults.map(({ path, reason }) => ({ path: cutText(path, LONGEST), reason }));
  return [...new Map(cut.map((fault) => [JSON.stringify(fault), fault])).values()];
};

/**
 * Reads a layout and checks it against the registered sections: names, calls, settings and tabs. A
 * layout uses the sections' own names; aliases are only for the server's order.
 */
export const checkLayout = (
  raw: unknown,
  rules: LayoutRules,
): { layout: LayoutDocument; faults: LayoutFault[] } | { layout: null; faults: LayoutFault[] } => {
  const misfits = faultsOf(layoutDocument, raw);
  if (misfits.length > 0) return { layout: null, faults: told(misfits) };
  const layout = z.parse(layoutDocument, raw);
  const { nodes } = layout;
  const empty = { path: 'nodes', reason: 'is empty: a page needs at least one section' };
  const faults = [
    ...strangers(layout, layoutFields.document, ''),
    ...(nodes.length === 0 ? [empty] : []),
    ...nodes.flatMap((node, index) => nodeFaults(node, index, layout, rules)),
    ...tabFaults(nodes, rules),
  ];
  return { layout, faults: told(faults) };
};
