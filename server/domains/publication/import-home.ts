import { classicBanners } from '#schemas/classic/endpoints.ts';
import {
  bannerList,
  followPrompt,
  getIndexSystem,
  navList,
  sectionOrder,
  viewTemplate,
} from '#schemas/home/endpoints.ts';
import { flagFields, sectionNames, titleFields } from '#schemas/layout/home-sections.ts';
import { readHomeDocument } from '#schemas/publication/home-document.ts';
import { bottomStatus, switchVersion } from '#schemas/site/start-endpoints.ts';
import { siteInfo } from '#schemas/site/visit-endpoints.ts';
import type { Data, ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import { type HomeRows, readRows, tabNames, VIP_TEXT } from './document/read-live-document.ts';
import { type LostSection, lostWords } from './document/read-order.ts';
import type { ImportedHome } from './prepare-console.ts';

/** undefined where the back end gives no readable answer. */
type AskBackEnd = <E extends ReadEndpoint>(endpoint: E) => Promise<Data<E> | undefined>;

const readAnswers = async (ask: AskBackEnd) => {
  const [order, config, template, banners, classic, icons, tabs, follow, site, login] =
    await Promise.all([
      ask(sectionOrder),
      ask(getIndexSystem),
      ask(viewTemplate),
      ask(bannerList),
      ask(classicBanners),
      ask(navList),
      ask(bottomStatus),
      ask(followPrompt),
      ask(siteInfo),
      ask(switchVersion),
    ]);
  return { order, config, template, banners, classic, icons, tabs, follow, site, login };
};

type Answers = Awaited<ReturnType<typeof readAnswers>>;

const words: Readonly<Record<keyof Answers, string>> = {
  order: '区块顺序（按目录排列）',
  config: '区块开关和标题（全部打开）',
  template: '首页样式',
  banners: '轮播图',
  classic: '经典首页的轮播图',
  icons: '图标导航',
  tabs: '底部标签（全部显示）',
  follow: '公众号提示',
  site: '站点信息',
  login: '登录方式',
};

const parts = Object.keys(words) as (keyof Answers)[];

const everySection = sectionNames.map((name) => ({ name }));
const everyFlag = flagFields.map((field) => ({ field, open: true }));
const everyTab = tabNames.map((name) => ({ name, shown: true }));

const flagsIn = (config: Answers['config']): HomeRows['flags'] =>
  config ? flagFields.map((field) => ({ field, open: config[field] })) : everyFlag;

const titlesIn = (config: Answers['config']): HomeRows['titles'] =>
  config
    ? [...titleFields, VIP_TEXT].map((field) => ({ field, title: String(config[field] ?? '') }))
    : [];

/** Both slots share the room: neither takes the other's half. */
const bannersIn = ({ banners = [], classic = [] }: Answers): HomeRows['banners'] => {
  const HALF = 10;
  const slides = [
    ...banners.slice(0, 2 * HALF - Math.min(classic.length, HALF)).map((banner) => ({
      ...banner,
      slot: 'ordered' as const,
    })),
    ...classic.map((banner) => ({ ...banner, slot: 'classic' as const })),
  ];
  return slides.map(({ slot, title, thumb, link }, at) => ({
    ...{ id: at + 1, key: '', slot },
    ...{ title, thumb, link },
  }));
};

const iconsIn = ({ icons = [] }: Answers): HomeRows['icons'] =>
  icons.map(({ name, thumb, link, joinsApp }, at) => ({
    ...{ id: at + 1, key: '' },
    ...{ name, thumb, link, joinsApp },
  }));

const sitesIn = ({ site, login }: Answers): HomeRows['sites'] => [
  {
    title: site?.title ?? '',
    logo: site?.logo ?? '',
    copyright: site?.copyright ?? '',
    copyrightLink: site?.copyrightLink ?? '',
    shareText: site?.shareText ?? '',
    sharePicture: site?.logo ?? '',
    loginSwitch: Number(login ?? 0),
  },
];

const rowsIn = (answers: Answers): HomeRows => {
  const { order = everySection, config, template, tabs, follow } = answers;
  return {
    templates: template ? [template] : [],
    sites: sitesIn(answers),
    titles: titlesIn(config),
    flags: flagsIn(config),
    order: order.map(({ name, ...details }) => ({ name, details })),
    banners: bannersIn(answers),
    icons: iconsIn(answers),
    // the wire has the tabs in this order, without their names
    tabs: tabs ? tabNames.map((name, at) => ({ name, shown: tabs[at]?.shown ?? false })) : everyTab,
    follow: follow ? [follow] : [],
  };
};

const originIn = (answers: Answers, lost: readonly LostSection[]): string => {
  const missing = parts.filter((part) => answers[part] === undefined);
  if (missing.length === parts.length) return '现有后端没有回答，首页由默认内容生成，区块全部打开';
  const byDefault = missing.map((part) => words[part]).join('、');
  return [
    '由现有后端的首页生成',
    ...(byDefault ? [`没有读到而用默认内容的：${byDefault}`] : []),
    ...(lost.length > 0 ? [`无法照原样显示而没有放上首页的：${lostWords(lost)}`] : []),
  ].join('，');
};

/**
 * The home page that an existing back end shows visitors now, as a sound document. What it does not answer
 * readably has our own default, with every section open, so that no page is empty. A section that it may
 * restrict in a way that cannot be read is left out, and named.
 */
export const importHome = async (ask: AskBackEnd): Promise<ImportedHome> => {
  const answers = await readAnswers(ask);
  const { document, lost } = readRows(rowsIn(answers), 'wire');
  const left = new Set<string>(lost.map(({ name }) => name));
  const rest = everySection.filter(({ name }) => !left.has(name));
  // a page without any known section would be empty
  const [named, sections] =
    document.sections.length > 0
      ? [answers, document.sections]
      : [
          { ...answers, order: undefined },
          readRows(rowsIn({ ...answers, order: rest })).document.sections,
        ];
  const read = readHomeDocument({ ...document, sections });
  if (!read.ok) throw new Error(`the imported home page is not sound: ${read.faults[0]?.path}`);
  return { document: read.document, origin: originIn(named, lost) };
};
