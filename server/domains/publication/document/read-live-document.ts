import { asc } from 'drizzle-orm';
import {
  type HomeSectionName,
  homeSections,
  normalName,
  type SectionRow,
  sectionNames,
} from '../../../../schemas/home-sections.ts';
import type { HomeDocument } from '../../../../schemas/publication/home-document.ts';
import type { Database } from '../../../db/database.ts';
import {
  banner,
  followPromptTable,
  homeFlag,
  homeTitle,
  navIcon,
  sectionOrderTable,
  viewTemplateTable,
} from '../../../db/tables/home.ts';
import { bottomTab, siteInfoTable } from '../../../db/tables/site.ts';
import { fitAddress, fitText, tidyPicture, withKeys } from './tidy.ts';

const PHONE = 1;
const MOST = { banners: 20, icons: 30 };
export const VIP_TEXT = 'vip_description';

const tabNames = ['发现', '分类', '订阅', '消息', '我的'] as const;
const templates = ['ordered', 'variant1', 'variant2', 'variant3', 'variant4'] as const;

const namesOf = new Map(
  sectionNames.flatMap((name) =>
    [name, ...homeSections[name].aliases].map((word) => [normalName(word), name] as const),
  ),
);

type Texts = ReadonlyMap<string, string>;
type Flags = ReadonlyMap<string, boolean>;

const sectionOf = (name: HomeSectionName, flags: Flags, texts: Texts) => {
  const { flag, titleField }: SectionRow = homeSections[name];
  return {
    name,
    open: flag === undefined || (flags.get(flag) ?? false),
    title: titleField === undefined ? '' : fitText(texts.get(titleField) ?? '', 20),
  };
};

const sectionsIn = async (db: Database, texts: Texts): Promise<HomeDocument['sections']> => {
  const order = await db
    .select()
    .from(sectionOrderTable)
    .orderBy(asc(sectionOrderTable.position), asc(sectionOrderTable.id));
  const rows = await db.select().from(homeFlag);
  const flags = new Map(rows.map(({ field, open }) => [field, open]));
  const names = new Set(order.flatMap(({ name }) => namesOf.get(normalName(name)) ?? []));
  return [...names].map((name) => sectionOf(name, flags, texts));
};

const bannersIn = async (db: Database): Promise<HomeDocument['banners']> => {
  const rows = await db.select().from(banner).orderBy(asc(banner.position), asc(banner.id));
  return withKeys(rows.slice(0, MOST.banners)).map(({ key, slot, title, thumb, link }) => ({
    key,
    slot,
    title: fitText(title, 30, '轮播图'),
    thumb: tidyPicture(thumb),
    link: fitAddress(link),
  }));
};

const iconsIn = async (db: Database): Promise<HomeDocument['icons']> => {
  const rows = await db.select().from(navIcon).orderBy(asc(navIcon.position), asc(navIcon.id));
  return withKeys(rows.slice(0, MOST.icons)).map(({ key, name, thumb, link, joinsApp }) => ({
    key,
    name: fitText(name, 8, '导航'),
    thumb: tidyPicture(thumb),
    link: fitAddress(link),
    joinsApp,
  }));
};

const tabsIn = async (db: Database): Promise<HomeDocument['tabs']> => {
  const rows = await db
    .select()
    .from(bottomTab)
    .orderBy(asc(bottomTab.position), asc(bottomTab.id));
  const shown = new Map(rows.map((row) => [row.name, row.shown]));
  const named = rows.flatMap(({ name }) => tabNames.find((tab) => tab === name) ?? []);
  return [...new Set([...named, ...tabNames])].map((name) => ({
    name,
    shown: shown.get(name) ?? false,
  }));
};

const followIn = async (db: Database): Promise<HomeDocument['follow']> => {
  const [row] = await db
    .select()
    .from(followPromptTable)
    .orderBy(asc(followPromptTable.id))
    .limit(1);
  return { name: fitText(row?.name ?? '', 20, '公众号'), picture: tidyPicture(row?.picture ?? '') };
};

const templateIn = async (db: Database): Promise<HomeDocument['template']> => {
  const [row] = await db
    .select()
    .from(viewTemplateTable)
    .orderBy(asc(viewTemplateTable.id))
    .limit(1);
  return templates.find((template) => template === row?.template) ?? 'ordered';
};

const siteIn = async (db: Database): Promise<Pick<HomeDocument, 'site' | 'loginSwitch'>> => {
  const [row] = await db.select().from(siteInfoTable).limit(1);
  return {
    loginSwitch: row?.loginSwitch === PHONE ? 'phone' : 'wechat',
    site: {
      title: fitText(row?.title ?? '', 20, '学习平台'),
      logo: tidyPicture(row?.logo ?? ''),
      copyright: fitText(row?.copyright ?? '', 40),
      copyrightLink: fitAddress(row?.copyrightLink ?? ''),
      shareText: fitText(row?.shareText ?? '', 60),
      sharePicture: tidyPicture(row?.sharePicture ?? ''),
    },
  };
};

/**
 * The document that learners' calls answer from. Always a sound one: what SQL wrote and no operator
 * could have (an unknown name, markup, too long a title) is left out or cut.
 */
export const readLiveDocument = async (db: Database): Promise<HomeDocument> => {
  const rows = await db.select().from(homeTitle);
  const texts = new Map(rows.map(({ field, title }) => [field, title]));
  return {
    template: await templateIn(db),
    ...(await siteIn(db)),
    sections: await sectionsIn(db, texts),
    memberCard: { description: fitText(texts.get(VIP_TEXT) ?? '', 60) },
    banners: await bannersIn(db),
    icons: await iconsIn(db),
    tabs: await tabsIn(db),
    follow: await followIn(db),
  };
};
