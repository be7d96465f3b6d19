import * as z from 'zod/mini';
import { readWhen, type WhenFault } from '../when/read-when.ts';
import { NEVER, type When } from '../when/when.ts';
import type { ReadEndpoint } from '../wire/define-endpoint.ts';
import { asListForm, asObjectForm } from '../wire/json-forms.ts';
import { requiredText } from '../wire/primitives.ts';
import { containers, isContainer } from './containers.ts';
import { type ItemField, isOpen, isSwitch, itemFields, saysNothing } from './item-fields.ts';
import { readSettings, type SettingTable } from './setting-fields.ts';
import { type Theme, themes } from './themes.ts';

type ItemSource = {
  path: string;
  payload?: Record<string, unknown>;
  /** Payload fields that a classic page fills with the visitor's choice. */
  fill?: Record<string, Filled>;
};

const filled = ['category', 'subCategory'] as const;
type Filled = (typeof filled)[number];

type ItemDetails = {
  /** Distinguishes items of the same section. */
  id?: string;
  title?: string;
  settings?: Record<string, unknown>;
  source?: ItemSource;
  theme?: Theme;
  sections?: LayoutItem[];
  when?: When;
  /** Closed by its own switch, whatever that of its section says. */
  closed?: true;
  /** Experiment and variant to which the item belongs, for statistics. */
  variant?: string;
};

export type LayoutItem = { name: string } & ItemDetails;

export type ItemMisfit = {
  path: string;
  expected: string;
  came: unknown;
  /** The fault of a condition; the item is then hidden from everybody. */
  fault?: WhenFault;
};

export type ItemRules = {
  settingTable: (name: string) => SettingTable;
  sourcesOf: (name: string) => readonly ReadEndpoint[] | undefined;
  /** Whether the page fills payloads with the visitor's choice. */
  fills?: boolean;
  /** `wire`: an existing back end may have sent forms that no document has (wire rule 52). */
  form?: 'document' | 'wire';
};

export const LONGEST_TITLE = 40;
export const ITEM_ID = /^[a-zA-Z][\w-]{0,39}$/;

/** Sets a field of the item; returns what of it is invalid. */
type Reader = (came: unknown, item: LayoutItem, rules: ItemRules) => ItemMisfit[] | undefined;

const misfit = (path: string, expected: string, came: unknown): ItemMisfit[] => [
  { path, expected, came },
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readId: Reader = (id, item) => {
  if (typeof id !== 'string' || !ITEM_ID.test(id))
    return misfit('id', 'a letter, then letters, digits, - and _, at most 40', id);
  item.id = id;
};

const readTheme: Reader = (came, item) => {
  const theme = themes.find((each) => each === came);
  if (!theme) return misfit('theme', `one of ${themes.join(', ')}`, came);
  item.theme = theme;
};

const readTitle: Reader = (came, item) => {
  const result = z.safeParse(requiredText, came);
  if (result.success && result.data.length <= LONGEST_TITLE) {
    item.title = result.data;
    return;
  }
  return misfit('title', `text of at most ${LONGEST_TITLE} characters`, came);
};

const readItemSettings: Reader = (came, item, { settingTable, form }) => {
  const { settings, misfits } = readSettings(settingTable(item.name), came, form);
  if (isRecord(came)) item.settings = settings;
  return misfits.map((each) => ({
    ...each,
    path: each.path ? `settings.${each.path}` : 'settings',
  }));
};

const isFill = (value: unknown): value is Record<string, Filled> =>
  isRecord(value) && Object.values(value).every((chosen) => filled.some((each) => each === chosen));

/** A payload that is nested too deep cannot be serialised. */
const isSendable = (payload: unknown): payload is Record<string, unknown> => {
  try {
    return isRecord(payload) && JSON.stringify(payload) !== '';
  } catch {
    return false;
  }
};

const readSource: Reader = (came, item, { sourcesOf, fills, form }) => {
  if (!isRecord(came)) return misfit('source', 'an object with path and payload', came);
  const tidy = (value: unknown) => (form === 'wire' ? asObjectForm(value) : value);
  const { path } = came;
  const [payload = {}, fill = {}] = [tidy(came.payload), tidy(came.fill)];
  const sources = sourcesOf(item.name) ?? [];
  const endpoint = sources.find((known) => known.path === path);
  if (!endpoint) {
    const paths = sources.map((known) => known.path).join(', ');
    return misfit('source.path', paths ? `one of ${paths}` : 'no call', path);
  }
  if (!isFill(fill) || (!fills && Object.keys(fill).length > 0))
    return misfit('source.fill', 'what is chosen on a classic page', fill);
  const chosen = Object.keys(fill).map((field) => [field, '1']);
  const sent =
    chosen.length > 0 && isRecord(payload)
      ? { ...payload, ...Object.fromEntries(chosen) }
      : payload;
  const result = z.safeParse(endpoint.payload, sent);
  if (result.success && isSendable(payload)) {
    item.source = { path: endpoint.path };
    if (came.payload !== undefined) item.source.payload = payload;
    if (came.fill !== undefined) item.source.fill = fill;
    return;
  }
  const [issue] = result.success ? [] : result.error.issues;
  return misfit(
    ['source.payload', ...(issue?.path ?? [])].join('.'),
    issue?.message || 'another value',
    payload,
  );
};

const readSections: Reader = (came, group, rules) => {
  const { name } = group;
  if (!isContainer(name)) return misfit('sections', 'none, as it holds no sections', came);
  const { most } = containers[name];
  if (!Array.isArray(came) || came.length === 0 || came.length > most)
    return misfit('sections', `a list of 1 to ${most} sections`, came);
  const read = [...came].map((raw: unknown, index) => {
    const { item, misfits } = readItem(raw, rules, false);
    return {
      item,
      misfits: misfits.map((each) => ({ ...each, path: `sections.${index}.${each.path}` })),
    };
  });
  group.sections = read.flatMap(({ item }) => item ?? []);
  return read.flatMap(({ misfits }) => misfits);
};

const itemWhen: Reader = (came, item) => {
  const read = readWhen(came);
  if ('when' in read) {
    item.when = read.when;
    return;
  }
  // a broken condition was still meant to hide the item from somebody
  item.when = NEVER;
  const { path, expected } = read.fault;
  return [{ path: ['when', path].filter(Boolean).join('.'), expected, came, fault: read.fault }];
};

const VARIANT = /^[a-z一-鿿][a-z0-9一-鿿-]{0,39}(?::[a-z一-鿿][a-z0-9一-鿿-]{0,19})?$/;

const readVariant: Reader = (came, item) => {
  if (typeof came !== 'string' || !VARIANT.test(came))
    return misfit('variant', 'an experiment, or experiment:variant', came);
  item.variant = came;
};

const readers: Readonly<Record<ItemField, Reader>> = {
  id: readId,
  title: readTitle,
  settings: readItemSettings,
  source: readSource,
  theme: readTheme,
  sections: readSections,
  when: itemWhen,
  variant: readVariant,
};

/** Only items of an existing back end have switches: those of a document are resolved before it is sent. */
const readSwitch = (open: unknown, item: LayoutItem): ItemMisfit[] => {
  if (isOpen(open)) return [];
  item.closed = true;
  return isSwitch(open) ? [] : misfit('open', '1 or 0', open);
};

const forms: Readonly<Partial<Record<ItemField, (raw: unknown) => unknown>>> = {
  settings: asObjectForm,
  source: asObjectForm,
  sections: asListForm,
};

/**
 * Reads an item of a page. An invalid field is reported and ignored; an invalid condition never holds.
 * Without a name there is no item. Unknown fields are ignored. `nested`: containers are allowed here.
 */
export const readItem = (
  raw: unknown,
  rules: ItemRules,
  nested = true,
): { item: LayoutItem | undefined; misfits: ItemMisfit[] } => {
  const came = typeof raw === 'string' ? { name: raw } : raw;
  const given = isRecord(came) ? z.safeParse(requiredText, came.name) : undefined;
  if (!given?.success || !isRecord(came))
    return { item: undefined, misfits: misfit('name', 'an item with a name', raw) };
  const name = given.data;
  if (isContainer(name) && !nested)
    return { item: undefined, misfits: misfit('name', 'no container', name) };
  const item: LayoutItem = { name };
  if (!isContainer(name) && !rules.sourcesOf(name)) return { item, misfits: [] };
  const misfits = rules.form === 'wire' ? readSwitch(came.open, item) : [];
  for (const field of itemFields) {
    if (saysNothing(field, came[field])) continue;
    const value = (rules.form === 'wire' && forms[field]?.(came[field])) || came[field];
    const found = readers[field](value, item, rules);
    if (found) misfits.push(...found);
  }
  return { item, misfits };
};
