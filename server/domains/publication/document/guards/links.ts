import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { isHomeAddress } from '#schemas/layout/home-addresses.ts';
import type { AddressBuilder } from '#schemas/page-address.ts';
import { pathValues } from '#schemas/path-values.ts';
import type { Warning } from '#schemas/publication/endpoints.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { type ThingKind, thingKinds, thingNames } from '#schemas/publication/picker-endpoints.ts';
import { sectionLabel } from '#schemas/publication/section-item.ts';
import type { Database } from '../../../../db/database.ts';
import { oneRow } from '../../../../db/one-row.ts';
import { importAll } from '../../../../platform/import-all.ts';
import { keyOrZero } from '../../../../platform/wire/keys.ts';
import { kinds } from '../../things/kinds.ts';

type DocumentLink = { path: string; of: string; link: string };

const moreOf = (
  path: string,
  of: string,
  { settings }: { settings?: Record<string, unknown> | undefined },
): DocumentLink[] =>
  typeof settings?.more === 'string' ? [{ path, of: `${of}的“更多”`, link: settings.more }] : [];

const sectionLinks = ({ sections }: HomeDocument): DocumentLink[] =>
  sections.flatMap((item, index) => {
    const path = `sections.${index}`;
    const held = (item.sections ?? []).flatMap((one) =>
      moreOf(path, `${sectionLabel(item)}里的${one.name}`, one),
    );
    return item.open ? [...moreOf(path, sectionLabel(item), item), ...held] : [];
  });

const layoutLinks = ({ template, layouts }: HomeDocument): DocumentLink[] => {
  if (template === 'ordered') return [];
  const path = `layouts.${template}`;
  return (layouts[template]?.nodes ?? []).flatMap((node) => [
    ...moreOf(path, node.name, node),
    ...(node.sections ?? []).flatMap((held) => moreOf(path, held.name, held)),
  ]);
};

const innerLinks = (document: HomeDocument): DocumentLink[] => {
  const { banners, icons, site } = document;
  const links = [
    ...banners.map(({ title, link }, index) => {
      return { path: `banners.${index}.link`, of: `轮播图「${title}」`, link };
    }),
    ...icons.flatMap(({ name, link, joinsApp }, index) =>
      joinsApp ? [{ path: `icons.${index}.link`, of: `导航「${name}」`, link }] : [],
    ),
    { path: 'site.copyrightLink', of: '版权文字', link: site.copyrightLink },
    ...sectionLinks(document),
    ...layoutLinks(document),
  ];
  return links.filter(({ link }) => /^#?\//.test(link));
};

type Addresses = Readonly<Record<string, unknown>>;

const folder = join(import.meta.dirname, '../../../../../schemas');

const withAddresses = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[\w-]+[/\\]addresses\.ts$/.test(file))
    .map((file) => join(folder, file));

// a build lists the files by the bundler's glob; a server that runs from source reads the folder
const nouns: Addresses[] = import.meta.env
  ? Object.values(import.meta.glob<Addresses>('#schemas/*/addresses.ts', { eager: true }))
  : await importAll(withAddresses());

const isAddress = (value: unknown): value is Pick<AddressBuilder, 'pattern'> =>
  typeof value === 'function' && 'pattern' in value;

const pages = nouns.flatMap((noun) => Object.values(noun).filter(isAddress));

const isPage = (path: string): boolean =>
  isHomeAddress(path) || pages.some((page) => pathValues(page, path) !== undefined);

export type Target = { kind: ThingKind; word: string; id: number };

export type KnownTarget = { title: string; state: string; open: boolean };

/** The row that a page shows; id 0 where the address names none. */
const targetOf = (path: string, query: URLSearchParams): Target | undefined => {
  for (const kind of thingNames)
    for (const page of kinds[kind].pages) {
      const values = pathValues(page, path);
      if (values) {
        const { id = values.product ?? query.get('id') ?? '' } = values;
        return { kind, word: thingKinds[kind].word, id: keyOrZero(id) };
      }
    }
  return undefined;
};

type Row = KnownTarget & { id: number };

const known = (name: ThingKind, ids: readonly number[], now: Date): SQL<Row[]> => {
  const { table, title, state, stands } = kinds[name];
  const row = sql`json_build_object('id', ${table.id}, 'title', ${title}, 'state', ${state(now)},
    'open', coalesce(${stands(now) ?? sql`true`}, false))`;
  return sql`(select coalesce(json_agg(${row}), '[]') from ${table} where ${inArray(table.id, [...ids])})`;
};

export const lookUpTargets = async (
  db: Database,
  targets: readonly Target[],
  now: number,
): Promise<(target: Target) => KnownTarget | undefined> => {
  const columns = thingNames.flatMap((name) => {
    const ids = targets.flatMap(({ kind, id }) => (kind === name && id > 0 ? [id] : []));
    return ids.length > 0 ? [[name, known(name, ids, new Date(now))] as const] : [];
  });
  if (columns.length === 0) return () => undefined;
  const [found = {}] = await db.select(Object.fromEntries(columns)).from(oneRow);
  const rows = new Map(
    Object.entries(found).map(([name, some]) => [name, new Map(some.map((row) => [row.id, row]))]),
  );
  return ({ kind, id }) => rows.get(kind)?.get(id);
};

type LinkGiven = { db: Database; now: number; draft: HomeDocument; inFront: boolean };

type Judged = DocumentLink & { known: boolean; target: Target | undefined };

export const judgeLink = (link: string): Pick<Judged, 'known' | 'target'> => {
  const { pathname, searchParams } = new URL(link.replace(/^#/, ''), 'http://app');
  const known = isPage(pathname);
  return { known, target: known ? targetOf(pathname, searchParams) : undefined };
};

const missingText = ({ kind }: Target): string =>
  kind === 'teacher' || kind === 'category' ? '不存在' : '不存在、已下架或已结束';

const warningOfLink = ({ path, of, link }: DocumentLink, why: string): Warning => ({
  section: '',
  text: `${of}的链接 ${link} ${why}，学员点了会看到打不开的页面`,
  at: path,
});

/**
 * Links to no page, or to something that cannot be opened; in front of another back end, only pages are
 * judged.
 */
export const linkWarnings = async ({ db, now, draft, inFront }: LinkGiven): Promise<Warning[]> => {
  const links = innerLinks(draft).map((link) => ({ ...link, ...judgeLink(link.link) }));
  const targets = inFront ? [] : links.flatMap(({ target }) => target ?? []);
  const known = await lookUpTargets(db, targets, now);
  const stands = (target: Target) => inFront || known(target)?.open === true;
  return links.flatMap((link) => {
    const { target } = link;
    if (!link.known) return [warningOfLink(link, '不是学员端的页面')];
    return target && !stands(target)
      ? [warningOfLink(link, `指向的${target.word}${missingText(target)}`)]
      : [];
  });
};
