import { asc } from 'drizzle-orm';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { DOCUMENT_VERSION } from '#schemas/publication/home-document.ts';
import { allRows } from '../../../db/all-rows.ts';
import type { Database } from '../../../db/database.ts';
import { oneRow } from '../../../db/one-row.ts';
import { shippedLayouts } from '../../../db/shipped-layouts.ts';
import {
  banner,
  classicLayoutTable,
  followPromptTable,
  homeFlag,
  homeTitle,
  navIcon,
  sectionOrderTable,
  viewTemplateTable,
} from '../../../db/tables/home.ts';
import { bottomTab, siteInfoTable } from '../../../db/tables/site.ts';
import {
  fitAddress,
  fitText,
  type LostSection,
  type OrderRow,
  readOrder,
  tidyPicture,
  withKeys,
} from './read-order.ts';

const PHONE = 1;
const MOST = { banners: 20, icons: 30 };
export const VIP_TEXT = 'vip_description';

export const tabNames = ['发现', '分类', '订阅', '消息', '我的'] as const;
const templates = ['ordered', 'variant1', 'variant2', 'variant3', 'variant4'] as const;

const readTables = async (db: Database) => {
  const [rows] = await db
    .select({
      templates: allRows(viewTemplateTable, asc(viewTemplateTable.id)),
      sites: allRows(siteInfoTable),
      titles: allRows(homeTitle),
      flags: allRows(homeFlag),
      order: allRows(sectionOrderTable, asc(sectionOrderTable.position), asc(sectionOrderTable.id)),
      layouts: allRows(classicLayoutTable),
      banners: allRows(banner, asc(banner.position), asc(banner.id)),
      icons: allRows(navIcon, asc(navIcon.position), asc(navIcon.id)),
      tabs: allRows(bottomTab, asc(bottomTab.position), asc(bottomTab.id)),
      follow: allRows(followPromptTable, asc(followPromptTable.id)),
    })
    .from(oneRow);
  if (!rows) throw new Error('a row of aggregates is missing');
  return rows;
};

type Tables = Awaited<ReturnType<typeof readTables>>;
export type HomeRows = {
  templates: readonly Pick<Tables['templates'][number], 'template'>[];
  sites: readonly Omit<Tables['sites'][number], 'id'>[];
  titles: readonly Pick<Tables['titles'][number], 'field' | 'title'>[];
  flags: readonly Pick<Tables['flags'][number], 'field' | 'open'>[];
  order: readonly OrderRow[];
  layouts?: readonly Tables['layouts'][number][];
  banners: readonly Omit<Tables['banners'][number], 'position'>[];
  icons: readonly Omit<Tables['icons'][number], 'position'>[];
  tabs: readonly Pick<Tables['tabs'][number], 'name' | 'shown'>[];
  follow: readonly Omit<Tables['follow'][number], 'id'>[];
};

const bannersIn = ({ banners }: HomeRows): HomeDocument['banners'] =>
  withKeys(banners.slice(0, MOST.banners)).map(({ key, slot, title, thumb, link }) => ({
    key,
    slot,
    title: fitText(title, 30, '轮播图'),
    thumb: tidyPicture(thumb),
    link: fitAddress(link),
  }));

const iconsIn = ({ icons }: HomeRows): HomeDocument['icons'] =>
  withKeys(icons.slice(0, MOST.icons)).map(({ key, name, thumb, link, joinsApp }) => ({
    key,
    name: fitText(name, 8, '导航'),
    thumb: tidyPicture(thumb),
    link: fitAddress(link),
    joinsApp,
  }));

const tabsIn = ({ tabs }: HomeRows): HomeDocument['tabs'] => {
  const shown = new Map(tabs.map((row) => [row.name, row.shown]));
  const named = tabs.flatMap(({ name }) => tabNames.find((tab) => tab === name) ?? []);
  return [...new Set([...named, ...tabNames])].map((name) => ({
    name,
    shown: shown.get(name) ?? false,
  }));
};

const followIn = ({ follow: [row] }: HomeRows): HomeDocument['follow'] => ({
  name: fitText(row?.name ?? '', 20, '公众号'),
  picture: tidyPicture(row?.picture ?? ''),
});

const templateIn = ({ templates: [row] }: HomeRows): HomeDocument['template'] =>
  templates.find((template) => template === row?.template) ?? 'ordered';

const siteIn = ({ sites: [row] }: HomeRows): Pick<HomeDocument, 'site' | 'loginSwitch'> => ({
  loginSwitch: row?.loginSwitch === PHONE ? 'phone' : 'wechat',
  site: {
    title: fitText(row?.title ?? '', 20, '学习平台'),
    logo: tidyPicture(row?.logo ?? ''),
    copyright: fitText(row?.copyright ?? '', 40),
    copyrightLink: fitAddress(row?.copyrightLink ?? ''),
    shareText: fitText(row?.shareText ?? '', 60),
    sharePicture: tidyPicture(row?.sharePicture ?? ''),
  },
});

/**
 * The stored document, and sections left out because they would be shown to more people than intended. It is
 * always sound: what no operator could have written (an unknown name, markup, too long a title) is left out
 * or cut. `form`: `wire` reads the order as phones read another back end's.
 */
export const readRows = (
  tables: HomeRows,
  form: 'document' | 'wire' = 'document',
): { document: HomeDocument; lost: LostSection[] } => {
  const texts = new Map(tables.titles.map(({ field, title }) => [field, title]));
  const flags = new Map(tables.flags.map(({ field, open }) => [field, open]));
  const { layouts = [] } = tables;
  const live = Object.fromEntries(layouts.map(({ variant, layout }) => [variant, layout]));
  const { sections, lost } = readOrder(tables.order, { flags, texts }, form);
  const document: HomeDocument = {
    version: DOCUMENT_VERSION,
    layouts: { ...shippedLayouts, ...live },
    template: templateIn(tables),
    ...siteIn(tables),
    sections,
    memberCard: { description: fitText(texts.get(VIP_TEXT) ?? '', 60) },
    banners: bannersIn(tables),
    icons: iconsIn(tables),
    tabs: tabsIn(tables),
    follow: followIn(tables),
  };
  return { document, lost };
};

/** A sound document that shows nothing, in which a page is judged by itself. */
export const emptyDocument = (): HomeDocument =>
  readRows({
    ...{ templates: [], sites: [], titles: [], flags: [], order: [] },
    ...{ banners: [], icons: [], tabs: [], follow: [] },
  }).document;

export const readLiveRows = async (db: Database) => readRows(await readTables(db));
