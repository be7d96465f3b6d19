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

/** What links may lead to and sections pick, in operators' words. `links`: links may be chosen for it. */
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

// the keys of a literal are its own
export const thingNames = Object.keys(thingKinds) as readonly ThingKind[];

export const linkedKinds: readonly ThingKind[] = thingNames.filter(
  (kind) => thingKinds[kind].links,
);

/** What the sections pick by hand; those of 导航栏 are rows of the document, which no search finds. */
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

/** The kind of the things that a section's `picks` name; undefined where nothing can be searched for. */
export const kindPickedBy = (section: string): ThingKind | undefined =>
  Object.hasOwn(pickedKinds, section) ? pickedKinds[section] : undefined;

/** `state`: what is out of the usual, such as 已下架; `open`: to learners; `link`: '' for what has no page of its own. */
const thing = z.object({
  id: rowId,
  title: z.string(),
  thumb: z.string(),
  priceFen: z.nullable(z.int()),
  state: z.string(),
  open: z.boolean(),
  link: z.string(),
});
export type Thing = z.output<typeof thing>;

/** A page of the things that a word finds, the newest first; or, with `ids`, those, in their order. */
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

/** So many links are named at once. */
export const MOST_LINKS = 60;

/** `text`: such as 课程「…」, '' for what leads out of the app; `wrong`: why learners cannot open it. */
export const nameLinks = look(
  'name-links',
  { links: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(MOST_LINKS)) },
  z.object({
    items: z.array(z.object({ link: z.string(), text: z.string(), wrong: z.string() })),
  }),
);

/** `width` and `height` in px, 0 where nobody can tell; `used`: where in the draft and on the live page, in words. */
const storedPicture = z.object({
  address: z.string(),
  by: author,
  at: epochMs,
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
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
