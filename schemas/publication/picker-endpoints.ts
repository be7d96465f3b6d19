import * as z from 'zod/mini';
import { MOST_PICKS } from '../layout/section-settings.ts';
import {
  author,
  epochMs,
  LONGEST_WORD,
  pageNumber,
  rowId,
  words,
} from '../operator/operator-call.ts';
import { act, look } from './fields.ts';

export const thingKinds = {
  course: { word: '课程', links: true },
  column: { word: '专栏', links: true },
  live: { word: '直播', links: true },
  activity: { word: '活动', links: true },
  news: { word: '资讯', links: true },
  coupon: { word: '优惠券', links: true },
  teacher: { word: '医生', links: true },
  category: { word: '分类', links: true },
  questionnaire: { word: '问卷', links: true },
  case: { word: '病例大赛', links: true },
  game: { word: '答题活动', links: true },
  landing: { word: '分享页', links: true },
  blockLanding: { word: '区块分享页', links: true },
  product: { word: '课程或专栏', links: false },
  video: { word: '视频课', links: false },
  audio: { word: '音频课', links: false },
  graphic: { word: '图文课', links: false },
  workshop: { word: '医生工作室', links: false },
  disease: { word: '疾病分类', links: false },
  use: { word: '用途分类', links: false },
  drug: { word: '药品分类', links: false },
  block: { word: '一级分类', links: false },
} as const satisfies Record<string, { word: string; links: boolean }>;

export type ThingKind = keyof typeof thingKinds;

// `Object.keys` widens the keys of the literal to string
export const thingNames = Object.keys(thingKinds) as readonly ThingKind[];

export const linkedKinds: readonly ThingKind[] = thingNames.filter(
  (kind) => thingKinds[kind].links,
);

/** What each section picks by hand; the icons of 导航栏 are rows of the document, which cannot be searched. */
const pickedKinds: Readonly<Record<string, ThingKind>> = {
  直播标题: 'live',
  活动标题: 'activity',
  资讯列表: 'news',
  图文标题: 'graphic',
  课程模块: 'product',
  视频模块: 'video',
  音频模块: 'audio',
  专栏模块: 'column',
  优质内容: 'product',
  医生工作室: 'workshop',
  活动病例: 'questionnaire',
  疾病分类: 'disease',
  用途分类: 'use',
  药品分类: 'drug',
  分类板块: 'block',
};

export const kindPickedBy = (section: string): ThingKind | undefined =>
  Object.hasOwn(pickedKinds, section) ? pickedKinds[section] : undefined;

const thing = z.object({
  id: rowId,
  title: z.string(),
  thumb: z.string(),
  priceFen: z.nullable(z.int()),
  /** Anything unusual, such as 已下架. */
  state: z.string(),
  /** Visible to learners. */
  open: z.boolean(),
  /** '' if it has no page of its own. */
  link: z.string(),
});
export type Thing = z.output<typeof thing>;

/** The matches of a word, newest first; with `ids`, exactly those, in that order. */
export const findThings = look(
  'find-things',
  {
    kind: z.enum(thingNames),
    word: words(LONGEST_WORD),
    page: pageNumber,
    ids: z.optional(z.array(rowId).check(z.maxLength(MOST_PICKS))),
  },
  z.object({ items: z.array(thing), pages: z.int() }),
  ['thingsElsewhere'],
);

export const MOST_LINKS = 60;

export const nameLinks = look(
  'name-links',
  { links: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(MOST_LINKS)) },
  z.object({
    items: z.array(
      z.object({
        link: z.string(),
        /** Such as 课程「…」; '' for addresses outside the app. */
        text: z.string(),
        /** Why learners cannot open it; '' if they can. */
        wrong: z.string(),
      }),
    ),
  }),
);

const storedPicture = z.object({
  address: z.string(),
  by: author,
  at: epochMs,
  bytes: z.int(),
  /** In pixels; 0 if unknown. */
  width: z.int(),
  /** In pixels; 0 if unknown. */
  height: z.int(),
  /** Where the draft and the live page use it, in words. */
  used: z.array(z.string()),
});
export type StoredPicture = z.output<typeof storedPicture>;

export const listUploads = look(
  'list-uploads',
  { page: pageNumber },
  z.object({ items: z.array(storedPicture), pages: z.int() }),
);

export const removeUpload = act(
  'remove-upload',
  'home.edit',
  { address: z.string().check(z.maxLength(100)) },
  z.object({}),
  ['noSuchUpload', 'uploadInUse'],
);

export const pickerApi = { findThings, nameLinks, listUploads, removeUpload };
