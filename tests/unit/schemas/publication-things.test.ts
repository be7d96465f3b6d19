import { describe, expect, it } from 'vitest';
import { sectionSettings } from '#schemas/layout/section-settings.ts';
import { fitsShape, shapeOf } from '#schemas/publication/document-parts.ts';
import { namedPages, pageWordOf } from '#schemas/publication/page-words.ts';
import { kindPickedBy } from '#schemas/publication/picker-endpoints.ts';

const sources: Record<string, string> = import.meta.glob('../../../schemas/*/addresses.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const FOR_TEACHERS = 'for teachers, whom 医生中心 leads there';

/** Pages that stand by themselves and to which no link of the home page should lead, and why. */
const unnamed: Readonly<Record<string, string>> = {
  '/foodIndex': 'the home page of the first tab, which 首页 leads to',
  '/appendAddr': 'a form of the address book',
  '/cancellation': 'ends an account',
  '/login': 'signs in, which the app asks for by itself',
  '/Welogin': 'signs in',
  '/weizanlogin': 'ends a login',
  '/register': 'signs in',
  '/forpwd': 'signs in',
  '/member_disabled': 'tells that the account is off',
  '/changepwd': 'a form of the settings',
  '/bindPhone': 'a form of the settings',
  '/revisephone': 'a form of the settings',
  '/editheader': 'a form of the settings',
  '/nickname': 'a form of the settings',
  '/xieyi': 'an agreement, which the application leads to',
  '/teacheragreement': FOR_TEACHERS,
  '/teacher': FOR_TEACHERS,
  '/classes': FOR_TEACHERS,
  '/addclass': FOR_TEACHERS,
  '/uploading': FOR_TEACHERS,
  '/applyzb': FOR_TEACHERS,
  '/shouyi': FOR_TEACHERS,
  '/fans': FOR_TEACHERS,
  '/shezhi': FOR_TEACHERS,
  '/lunbo': FOR_TEACHERS,
  '/workshop/shopmanage': FOR_TEACHERS,
  '/workshop/invite_user': FOR_TEACHERS,
};

/** Patterns of pages whose address names nothing, in the path or in a query that it cannot do without. */
const alone = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/ address\(\s*'(\/[^':]*)'(?: satisfies \w+)?,?((?:\s*'[\w?]+',?)*)\s*\)/g)]
    .filter(([, , names = '']) => !/\w'/.test(names))
    .map(([, pattern = '']) => pattern),
);

const lowered = (address: string) => (address.split('?')[0] ?? '').toLowerCase();

describe('the pages that links may lead to', () => {
  it('are all that name no thing, but for those that nobody is led to', () => {
    const named = new Set(namedPages.map(({ address }) => lowered(address)));
    expect(alone.length).toBeGreaterThan(60);
    const missing = alone.filter((pattern) => !named.has(lowered(pattern)));
    expect(missing.filter((pattern) => !(pattern in unnamed))).toEqual([]);
    expect(Object.keys(unnamed).filter((pattern) => !missing.includes(pattern))).toEqual([]);
  });

  it('have an address and a word that no other one has', () => {
    for (const field of ['address', 'word'] as const) {
      const values = namedPages.map((page) => page[field]);
      expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
    }
  });

  it('are known by their word, whatever the case of letters and what else is asked for', () => {
    expect(pageWordOf('/more')).toBe('精品好课');
    expect(pageWordOf('/MORE/')).toBe('精品好课');
    expect(pageWordOf('/house?tab=2')).toBe('直播大厅');
    expect(pageWordOf('/cate?type=1')).toBe('音频课程');
    expect(pageWordOf('/courseDetail/1')).toBe('');
  });
});

it('what sections pick by hand is of a kind that is searched for, but for the icons of the document', () => {
  const picking = Object.entries(sectionSettings).flatMap(([name, table]) =>
    'picks' in table ? [name] : [],
  );
  expect(picking.filter((name) => kindPickedBy(name) === undefined)).toEqual(['导航栏']);
  expect(kindPickedBy('搜索框')).toBeUndefined();
  expect(kindPickedBy('toString')).toBeUndefined();
});

it('a picture fits its shape within a fifth', () => {
  const banner = shapeOf('轮播图', 'thumb');
  if (!banner) throw new Error('a banner has no shape');
  expect(fitsShape({ width: 690, height: 300 }, banner)).toBe(true);
  expect(fitsShape({ width: 690, height: 251 }, banner)).toBe(true);
  expect(fitsShape({ width: 690, height: 249 }, banner)).toBe(false);
  expect(fitsShape({ width: 400, height: 400 }, banner)).toBe(false);
  expect(shapeOf('轮播图', 'link')).toBeUndefined();
  expect(shapeOf('没有', 'thumb')).toBeUndefined();
});
