import { allSections } from '../layout/all-sections.ts';
import type { SectionRow } from '../layout/home-sections.ts';
import { BASELINE, type Capabilities } from './capabilities.ts';

/**
 * An item as far as an app has to be able to draw it: a section by its name in the catalogue, its
 * version (the newest one unless told) and the version of the engine (the first one unless told).
 */
export type FittedItem = { section: string; version?: number; engine?: number };

/** What becomes of an item in an app; `reason` is for operators. */
export type Fit = { reason: string } & (
  | { fit: 'keep' }
  | { fit: 'replace'; section: string; version: number }
  | { fit: 'leave-out' }
);

type Rows = Readonly<Record<string, SectionRow>>;

const rowOf = (section: string, rows: Rows): SectionRow | undefined =>
  Object.hasOwn(rows, section) ? rows[section] : undefined;

/** The version of a section that an app tells of itself. */
const reportedVersion = ({ sections }: Capabilities, { id }: SectionRow): number | undefined =>
  id === undefined ? undefined : sections.get(id);

type Stand = { section: string; version: number };

/** The first one along the fallbacks that the app draws. */
const fallbackOf = (
  first: SectionRow,
  capabilities: Capabilities,
  rows: Rows,
): Stand | undefined => {
  const tried = new Set<string>();
  for (let next = first.fallback; next; ) {
    const { section } = next;
    const row = rowOf(section, rows);
    const version = next.version ?? row?.version ?? BASELINE;
    const name = `${section} ${version}`;
    if (!row || tried.has(name)) return undefined;
    if (version <= (reportedVersion(capabilities, row) ?? BASELINE)) return { section, version };
    tried.add(name);
    next = row.fallback;
  }
  return undefined;
};

/** `“轮播图”第 2 版`, without the version where there has been but one. */
const named = ({ section, version }: Stand): string =>
  version > BASELINE ? `“${section}”第 ${version} 版` : `“${section}”`;

/**
 * Whether an app draws an item, and what stands there otherwise: the fallback of its section that
 * the app draws, or nothing. A fallback needs no more than the first engine.
 */
export const fitItem = (
  item: FittedItem,
  capabilities: Capabilities,
  rows: Rows = allSections,
): Fit => {
  const { section, engine = BASELINE } = item;
  const row = rowOf(section, rows);
  if (!row) return { fit: 'leave-out', reason: `没有名为“${section}”的区块，因此不显示` };
  const version = item.version ?? row.version ?? BASELINE;
  const versions = reportedVersion(capabilities, row);
  const isDrawn = version <= (versions ?? BASELINE);
  const whole = named({ section, version });
  if (isDrawn && engine <= capabilities.engine)
    return { fit: 'keep', reason: `这个应用能显示${whole}` };
  const has = versions === undefined ? '它没有报告这个区块的新版' : `它只到第 ${versions} 版`;
  const why = isDrawn
    ? `${whole}要用首页引擎第 ${engine} 版，这个应用只有第 ${capabilities.engine} 版`
    : `这个应用还不能显示${whole}，${has}`;
  const stand = fallbackOf(row, capabilities, rows);
  return stand
    ? { fit: 'replace', ...stand, reason: `${why}；改为显示${named(stand)}` }
    : { fit: 'leave-out', reason: `${why}；没有能代替它的区块，因此不显示` };
};
