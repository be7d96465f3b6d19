import * as z from 'zod/mini';
import { classicLayout } from './classic-layout.ts';
import { address, isEachOnce, ofStructure, picture, plain, yes } from './document-fields.ts';
import { type DocumentFault, oneOf, readStrictly } from './fault-words.ts';
import { isRecord } from './json-text.ts';
import { colourIssues, sectionItem, sectionKey } from './section-item.ts';

/**
 * 1: names of sections, each once, with switch and title. 2: items with further fields, groups, and the
 * layouts of the classic pages.
 */
export const DOCUMENT_VERSION = 2;

export const upgradeDocument = (given: unknown): unknown =>
  isRecord(given) && given.version === undefined
    ? { layouts: {}, ...given, version: DOCUMENT_VERSION }
    : given;

const known = ['name', 'open', 'title'];

/**
 * Converts a valid document of version 2 to version 1; `lost` names groups, repeated sections and fields that
 * version 1 lacks.
 * @internal for tests: keeps the way back to an earlier server open
 */
export const downgradeDocument = (
  given: Readonly<Record<string, unknown>> & { sections: readonly object[] },
): { document: Record<string, unknown>; lost: string[] } => {
  const { version: _version, layouts, sections, ...rest } = given;
  const lost: string[] = [];
  const names = new Set<unknown>();
  const flatSections = sections.flatMap((item, index) => {
    const fields = Object.entries(item);
    const name: unknown = Reflect.get(item, 'name');
    if (names.has(name) || 'sections' in item) {
      lost.push(`sections.${index}`);
      return [];
    }
    names.add(name);
    const more = fields.filter(([field]) => !known.includes(field));
    lost.push(...more.map(([field]) => `sections.${index}.${field}`));
    return [Object.fromEntries(fields.filter(([field]) => known.includes(field)))];
  });
  if (isRecord(layouts)) lost.push(...Object.keys(layouts).map((variant) => `layouts.${variant}`));
  return { document: { ...rest, sections: flatSections }, lost };
};

/** Drafts and releases; unlike answers of a back end they are read strictly. */

const key = z
  .string('缺少编号')
  .check(ofStructure(z.regex(/^[\w-]{1,40}$/, '编号只能是字母、数字和横线')));
const banner = z.strictObject({
  key,
  slot: oneOf(['ordered', 'classic'], '轮播位置应为有序首页或经典首页'),
  title: plain('轮播图名称', 30, 1),
  thumb: picture('轮播图片'),
  link: address('轮播图链接'),
});

const icon = z.strictObject({
  key,
  name: plain('导航名称', 8, 1),
  thumb: picture('导航图标'),
  link: address('导航链接'),
  joinsApp: yes('站内打开'),
});

const tab = z.strictObject({
  name: oneOf(['发现', '分类', '订阅', '消息', '我的'], '没有这个底部标签'),
  shown: yes('底部标签'),
});

const noneTwice = <T>(keyOf: (item: T) => string, error: string) =>
  ofStructure(z.refine<readonly T[]>(isEachOnce(keyOf), error));

const layouts = z.strictObject({
  variant1: z.optional(classicLayout),
  variant2: z.optional(classicLayout),
  variant3: z.optional(classicLayout),
  variant4: z.optional(classicLayout),
});

export const homeDocument = z.strictObject({
  version: z.literal(DOCUMENT_VERSION, '文档版本不对'),
  template: oneOf(['ordered', 'variant1', 'variant2', 'variant3', 'variant4'], '没有这个首页样式'),
  loginSwitch: oneOf(['phone', 'wechat'], '登录方式应为手机或微信'),
  sections: z
    .array(sectionItem, '区块应为列表')
    .check(noneTwice(sectionKey, '同一个区块出现了两次'), (context) => {
      context.issues.push(...colourIssues(context.value, 'default', []));
    }),
  layouts,
  memberCard: z.strictObject({ description: plain('会员卡说明', 60) }),
  banners: z.array(banner, '轮播图应为列表').check(
    z.maxLength(20, '轮播图最多 20 张'),
    noneTwice((item: { key: string }) => item.key, '轮播图编号重复'),
  ),
  icons: z.array(icon, '导航应为列表').check(
    z.maxLength(30, '导航最多 30 个'),
    noneTwice((item: { key: string }) => item.key, '导航编号重复'),
  ),
  tabs: z.array(tab, '底部标签应为列表').check(
    z.length(5, '底部标签应为五个'),
    noneTwice(({ name }: { name: string }) => name, '底部标签重复'),
  ),
  follow: z.strictObject({
    name: plain('公众号名称', 20, 1),
    picture: picture('公众号二维码'),
  }),
  site: z.strictObject({
    title: plain('站点名称', 20, 1),
    logo: picture('站点标志'),
    copyright: plain('版权文字', 40),
    copyrightLink: address('版权链接'),
    shareText: plain('分享文案', 60),
    sharePicture: picture('分享图片'),
  }),
});

export type HomeDocument = z.output<typeof homeDocument>;

export type { DocumentFault } from './fault-words.ts';

export type ReadDocument =
  | { ok: true; document: HomeDocument }
  | { ok: false; faults: DocumentFault[] };

export const readHomeDocument = (given: unknown): ReadDocument => {
  const read = readStrictly(homeDocument, upgradeDocument(given));
  return read.ok ? { ok: true, document: read.data } : read;
};
