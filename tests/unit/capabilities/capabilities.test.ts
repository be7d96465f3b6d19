import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCapabilities, writeCapabilities } from '#schemas/capabilities/capabilities.ts';
import { fitItem } from '#schemas/capabilities/fit-item.ts';
import { allSections } from '#schemas/layout/all-sections.ts';
import type { SectionRow } from '#schemas/layout/home-sections.ts';
import { hostile } from '../../fuzz/harness/hostile.ts';
import { triesOf } from '../../harness/times.ts';

const runs = { numRuns: triesOf(1000), seed: 20261126 };

const rows: Record<string, SectionRow> = {
  轮播图: { aliases: [], id: 'banner', version: 3, fallback: { section: '轮播图', version: 2 } },
  导航栏: { aliases: [] },
  倒计时: { aliases: [], id: 'countdown', version: 2, fallback: { section: '轮播图' } },
  抽奖: { aliases: [], id: 'draw', version: 2 },
  问卷: { aliases: [], id: 'paper', version: 4, fallback: { section: '导航栏' } },
  甲: { aliases: [], id: 'one', version: 2, fallback: { section: '乙' } },
  乙: { aliases: [], id: 'other', version: 2, fallback: { section: '甲' } },
  丙: { aliases: [], id: 'lost', version: 2, fallback: { section: '没有' } },
};

const baseline = readCapabilities('');
const sectionsOf = (raw: unknown) => Object.fromEntries(readCapabilities(raw).sections);

describe('writeCapabilities', () => {
  it('says nothing of the first versions', () => {
    expect(writeCapabilities({ 导航栏: { aliases: [] } }, 1)).toBe('');
    expect(writeCapabilities({ 导航栏: { aliases: [], id: 'nav' } }, 1)).toBe('');
  });

  it('says nothing that has no name', () => {
    expect(writeCapabilities({ 抽奖: { aliases: [], version: 2 } }, 1)).toBe('');
  });

  it('says what is newer, the engine first', () => {
    expect(writeCapabilities(rows, 2)).toBe(
      'engine=2; banner=3; countdown=2; draw=2; lost=2; one=2; other=2; paper=4',
    );
  });

  it('is ASCII, short, and read to what was said', () => {
    const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,11}$/).filter((text) => text !== 'engine');
    const version = fc.integer({ min: 1, max: 9999 });
    fc.assert(
      fc.property(
        fc.uniqueArray(id, { maxLength: 40 }),
        version,
        version,
        (ids, newest, engine) => {
          const catalogue = Object.fromEntries(
            ids.map((each, at) => [`区块${at}`, { aliases: [], id: each, version: newest }]),
          );
          const text = writeCapabilities(catalogue, engine);
          expect(text).toMatch(/^[\x20-\x7e]*$/);
          expect(text.length).toBeLessThan(1000);
          const read = readCapabilities(text);
          expect(read.engine).toBe(engine);
          expect([...read.sections.keys()].sort()).toEqual(newest > 1 ? [...ids].sort() : []);
          for (const held of read.sections.values()) expect(held).toBe(newest);
        },
      ),
      runs,
    );
  });
});

describe('readCapabilities', () => {
  it.each<[unknown, number, Record<string, number>]>([
    ['', 1, {}],
    [undefined, 1, {}],
    [null, 1, {}],
    [['engine=2'], 1, {}],
    ['engine=2', 2, {}],
    ['engine=2; banner=3', 2, { banner: 3 }],
    ['banner=3;engine=2;', 2, { banner: 3 }],
    ['  banner = 3 ;;; ', 1, { banner: 3 }],
    ['banner=3; banner=9', 1, { banner: 3 }],
    ['banner=0; draw=-1; paper=1e3; one=2.5; two=99999; three=0x2; four= ', 1, {}],
    ['轮播图=3; Banner=3; 3banner=3; =3; banner; banner==3; a b=2', 1, {}],
    ['banner=3\r\nx: y; draw=2', 1, { draw: 2 }],
    ['constructor=2; to-string=2', 1, { constructor: 2, 'to-string': 2 }],
    ['__proto__=2', 1, {}],
    [`engine=2;${' '.repeat(2000)}`, 1, {}],
    [`banner=2;${'a=2;'.repeat(2048)}`, 1, {}],
    [`${' '.repeat(1990)}banner=3`, 1, { banner: 3 }],
  ])('reads %j', (raw, engine, sections) => {
    expect(readCapabilities(raw).engine).toBe(engine);
    expect(sectionsOf(raw)).toEqual(sections);
  });

  it('stands whatever comes', () => {
    const pieces = fc.constantFrom(
      'engine',
      'banner',
      '=',
      ';',
      '2',
      ' ',
      '9'.repeat(50),
      '\u0000',
      '轮',
    );
    const texts = fc.array(pieces, { maxLength: 3000 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(hostile, texts, fc.string({ maxLength: 8192 })), (raw) => {
        const { engine, sections } = readCapabilities(raw);
        expect(Number.isInteger(engine) && engine >= 1 && engine <= 9999).toBe(true);
        for (const [key, version] of sections) {
          expect(key).toMatch(/^[a-z][a-z0-9-]*$/);
          expect(Number.isInteger(version) && version >= 1 && version <= 9999).toBe(true);
        }
        expect(fitItem({ section: '轮播图' }, { engine, sections }, rows).reason).not.toBe('');
      }),
      runs,
    );
  });
});

describe('fitItem', () => {
  it.each<[string, Parameters<typeof fitItem>[0], object]>([
    ['', { section: '导航栏' }, { fit: 'keep', reason: '这个应用能显示“导航栏”' }],
    ['', { section: '轮播图', version: 1 }, { fit: 'keep', reason: '这个应用能显示“轮播图”' }],
    ['banner=3', { section: '轮播图' }, { fit: 'keep', reason: '这个应用能显示“轮播图”第 3 版' }],
    [
      'banner=4',
      { section: '轮播图', version: 2 },
      { fit: 'keep', reason: '这个应用能显示“轮播图”第 2 版' },
    ],
    [
      'banner=2',
      { section: '轮播图' },
      {
        fit: 'replace',
        section: '轮播图',
        version: 2,
        reason: '这个应用还不能显示“轮播图”第 3 版，它只到第 2 版；改为显示“轮播图”第 2 版',
      },
    ],
    [
      '',
      { section: '问卷' },
      {
        fit: 'replace',
        section: '导航栏',
        version: 1,
        reason: '这个应用还不能显示“问卷”第 4 版，它没有报告这个区块的新版；改为显示“导航栏”',
      },
    ],
    [
      'banner=2',
      { section: '倒计时' },
      {
        fit: 'replace',
        section: '轮播图',
        version: 2,
        reason:
          '这个应用还不能显示“倒计时”第 2 版，它没有报告这个区块的新版；改为显示“轮播图”第 2 版',
      },
    ],
    [
      '',
      { section: '倒计时' },
      {
        fit: 'leave-out',
        reason:
          '这个应用还不能显示“倒计时”第 2 版，它没有报告这个区块的新版；没有能代替它的区块，因此不显示',
      },
    ],
    [
      'banner=3',
      { section: '抽奖' },
      {
        fit: 'leave-out',
        reason:
          '这个应用还不能显示“抽奖”第 2 版，它没有报告这个区块的新版；没有能代替它的区块，因此不显示',
      },
    ],
    [
      'paper=4',
      { section: '问卷', engine: 2 },
      {
        fit: 'replace',
        section: '导航栏',
        version: 1,
        reason: '“问卷”第 4 版要用首页引擎第 2 版，这个应用只有第 1 版；改为显示“导航栏”',
      },
    ],
    [
      'engine=2',
      { section: '导航栏', engine: 3 },
      {
        fit: 'leave-out',
        reason: '“导航栏”要用首页引擎第 3 版，这个应用只有第 2 版；没有能代替它的区块，因此不显示',
      },
    ],
    [
      'engine=2',
      { section: '导航栏', engine: 2 },
      { fit: 'keep', reason: '这个应用能显示“导航栏”' },
    ],
    ['', { section: '摇一摇' }, { fit: 'leave-out', reason: '没有名为“摇一摇”的区块，因此不显示' }],
    [
      '',
      { section: '__proto__' },
      { fit: 'leave-out', reason: '没有名为“__proto__”的区块，因此不显示' },
    ],
  ])('in an app of “%s” %j', (text, item, fit) => {
    expect(fitItem(item, readCapabilities(text), rows)).toEqual(fit);
  });

  it.each(['甲', '丙'])('ends where the fallbacks of %s go round or lead nowhere', (section) => {
    expect(fitItem({ section }, baseline, rows).fit).toBe('leave-out');
  });

  it('keeps every section in an app that was built with the same rows', () => {
    const own = readCapabilities(writeCapabilities(rows, 2));
    for (const section of Object.keys(rows))
      expect(fitItem({ section, engine: 2 }, own, rows).fit).toBe('keep');
  });

  it('replaces only by what the app draws', () => {
    const answer = fc.record({ banner: fc.nat(4), countdown: fc.nat(3), paper: fc.nat(5) });
    fc.assert(
      fc.property(answer, fc.constantFrom(...Object.keys(rows)), (versions, section) => {
        const text = Object.entries(versions).map(([id, version]) => `${id}=${version}`);
        const capabilities = readCapabilities(text.join(';'));
        const fit = fitItem({ section }, capabilities, rows);
        if (fit.fit !== 'replace') return;
        expect(fitItem(fit, capabilities, rows).fit).toBe('keep');
      }),
      runs,
    );
  });
});

describe('the catalogue', () => {
  it('tells of its versions so that every app stands', () => {
    const all = Object.entries(allSections);
    const ids = all.flatMap(([, { id }]) => id ?? []);
    expect(new Set([...ids, 'engine']).size).toBe(ids.length + 1);
    for (const [, { id = 'none', version, fallback }] of all) {
      expect(id).toMatch(/^[a-z][a-z0-9-]{0,39}$/);
      if (version !== undefined || fallback) expect(id).not.toBe('none');
      if (version !== undefined) expect(Number.isInteger(version) && version > 1).toBe(true);
      if (fallback) expect(Object.keys(allSections)).toContain(fallback.section);
    }
    expect(all.length).toBeGreaterThan(20);
    const own = readCapabilities(writeCapabilities(allSections));
    for (const [section] of all) expect(fitItem({ section }, own).fit).toBe('keep');
  });
});
