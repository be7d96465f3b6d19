import * as z from 'zod/mini';
import {
  type LayoutDocument,
  type LayoutNode,
  layoutDocument,
  layoutFields,
} from '../../schemas/layout.ts';
import type { Registry } from './section-definition.ts';

/** A fault of a layout: where it is, and why. */
export type LayoutFault = { path: string; reason: string };

/** The settings schema of each section; a section without an entry takes no settings. */
type SettingsSchemas = Readonly<Partial<Record<string, z.core.$ZodType>>>;

type Known = { registry: Registry; settings: SettingsSchemas };

const strangers = (value: object, known: readonly string[], path: string): LayoutFault[] =>
  Object.keys(value)
    .filter((field) => !known.includes(field))
    .map((field) => ({ path: `${path}${field}`, reason: 'no such field' }));

const faultsOf = (schema: z.core.$ZodType, value: unknown, path = ''): LayoutFault[] => {
  const result = z.safeParse(schema, value);
  const issues = result.success ? [] : result.error.issues;
  return issues.map((issue) => ({
    path: [path, ...issue.path].filter((part) => part !== '').join('.'),
    reason: issue.message,
  }));
};

const sourceFaults = (node: LayoutNode, { registry }: Known, path: string): LayoutFault[] => {
  const { section, source } = node;
  const definition = registry[section];
  if (!source || !definition) return [];
  const endpoint = definition.sources.find((known) => known.path === source.path);
  const reason = `${section} is not fed from ${source.path}`;
  if (!endpoint) return [{ path: `${path}source.path`, reason }];
  const chosen = Object.fromEntries(Object.keys(source.fill ?? {}).map((field) => [field, '1']));
  return [
    ...strangers(source, layoutFields.source, `${path}source.`),
    ...faultsOf(endpoint.payload, { ...source.payload, ...chosen }, `${path}source.payload`),
  ];
};

const settingsFaults = (node: LayoutNode, { settings }: Known, path: string): LayoutFault[] => {
  if (!node.settings) return [];
  const schema = settings[node.section];
  if (schema) return faultsOf(schema, node.settings, `${path}settings`);
  return [{ path: `${path}settings`, reason: `${node.section} takes no settings` }];
};

const nodeFaults = (node: LayoutNode, index: number, known: Known): LayoutFault[] => {
  const path = `nodes.${index}.`;
  if (!Object.hasOwn(known.registry, node.section))
    return [{ path: `${path}section`, reason: `no section is called ${node.section}` }];
  return [
    ...strangers(node, layoutFields.node, path),
    ...sourceFaults(node, known, path),
    ...settingsFaults(node, known, path),
  ];
};

/**
 * Reads a layout and checks it against the registered sections: names, calls and settings. A layout
 * uses the sections' own names; aliases are only for the server's order.
 */
export const checkLayout = (
  raw: unknown,
  known: Known,
): { layout: LayoutDocument; faults: LayoutFault[] } | { layout: null; faults: LayoutFault[] } => {
  const misfits = faultsOf(layoutDocument, raw);
  if (misfits.length > 0) return { layout: null, faults: misfits };
  const layout = z.parse(layoutDocument, raw);
  const faults = [
    ...strangers(layout, layoutFields.document, ''),
    ...layout.nodes.flatMap((node, index) => nodeFaults(node, index, known)),
  ];
  return { layout, faults };
};
