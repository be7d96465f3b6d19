import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeChanges } from '#schemas/publication/describe-changes.ts';
import { draftDocument, readDraftDocument } from '#schemas/publication/draft-document.ts';
import { type HomeDocument, readHomeDocument } from '#schemas/publication/home-document.ts';
import { mergeDocuments } from '#schemas/publication/merge-documents.ts';
import { draftAnswers } from '#src/operator/preview/draft-answers.ts';
import { verdictsOf } from '#src/operator/publication/editor/verdicts.ts';
import { faultTargets } from '#src/operator/publication/faults/fault-targets.ts';
import { anyDocument } from '../../harness/publication/documents.ts';
import { mutated } from '../../harness/publication/mutated.ts';
import { triesOf } from '../../harness/times.ts';
import { soundDocument as sound } from '../harness/home-documents.ts';

const [first, ...others] = sound.sections;
const [banner] = sound.banners;

/** A document whose texts are as people type them: with blanks around them. */
const blanked = (document: HomeDocument): HomeDocument => ({
  ...document,
  sections: document.sections.map((item) => ({ ...item, title: ` ${item.title}\n` })),
  site: { ...document.site, title: `${document.site.title}  ` },
});

describe('a draft', () => {
  it('that is fit to be published reads the same by both', () => {
    fc.assert(
      fc.property(anyDocument, fc.boolean(), (document, blanks) => {
        const given = blanks ? blanked(document) : document;
        const strict = readHomeDocument(given);
        if (!strict.ok) throw new Error(JSON.stringify(strict.faults));
        expect(readDraftDocument(given)).toEqual({ ...strict, faults: [] });
        expect(z.parse(draftDocument, given)).toEqual(strict.document);
      }),
      { numRuns: 60 },
    );
  });

  it('is compared, merged and drawn whatever it says, and is never taken for fit', () => {
    let unfit = 0;
    fc.assert(
      fc.property(mutated(anyDocument), (given) => {
        const strict = readHomeDocument(given);
        const read = readDraftDocument(given);
        if (strict.ok) {
          expect(read).toEqual({ ...strict, faults: [] });
          return;
        }
        expect(read.faults).not.toEqual([]);
        if (!read.ok) return;
        unfit += 1;
        expect(read.faults).toEqual(strict.faults);
        expect(readDraftDocument(JSON.parse(JSON.stringify(read.document)))).toEqual(read);
        expect(mergeDocuments(sound, read.document, sound).conflicts).toEqual([]);
        expect(() => describeChanges(sound, read.document)).not.toThrow();
        expect(() => draftAnswers(read.document)).not.toThrow();
        expect(() => verdictsOf(read.document, {})).not.toThrow();
        expect(() => faultTargets(read.document, read.faults)).not.toThrow();
      }),
      { numRuns: triesOf(300), seed: 7 },
    );
    expect(unfit).toBeGreaterThan(triesOf(20));
  });

  it.each<[name: string, given: HomeDocument, fault: string]>([
    [
      'an over-long title',
      {
        ...sound,
        sections: sound.sections.map((item) =>
          item.name === '直播标题' ? { ...item, title: '长'.repeat(21) } : item,
        ),
      },
      '区块标题最多 20 个字',
    ],
    [
      'a hostile address',
      {
        ...sound,
        banners: sound.banners.map((each) => ({ ...each, link: 'javascript:alert(1)' })),
      },
      '轮播图链接应为 http(s) 网址或站内路径',
    ],
    ['no picture', { ...sound, follow: { name: '学堂', picture: '' } }, '请上传公众号二维码'],
    ['no name', { ...sound, site: { ...sound.site, title: '' } }, '站点名称不能为空'],
    [
      'too many banners',
      {
        ...sound,
        banners: Array.from({ length: 21 }, (_, at) => ({
          ...{ key: `k${at}`, slot: 'ordered' as const, title: '图' },
          ...{ thumb: '/media/a.svg', link: '' },
        })),
      },
      '轮播图最多 20 张',
    ],
  ])('keeps %s as it was typed, and says what is wrong with it', (_name, given, fault) => {
    const read = readDraftDocument(given);
    expect(read).toMatchObject({ ok: true, document: given });
    expect(read.faults.map(({ message }) => message)).toContain(fault);
  });

  it.each<[name: string, given: unknown, fault: string]>([
    [
      'an unknown section',
      { ...sound, sections: [{ ...first, name: '不存在' }, ...others] },
      '没有这个区块',
    ],
    ['a section twice', { ...sound, sections: [first, ...sound.sections] }, '同一个区块出现了两次'],
    ['two banners of one key', { ...sound, banners: [banner, banner] }, '轮播图编号重复'],
    ['a key that is none', { ...sound, icons: [{ ...sound.icons[0], key: 'a b' }] }, '编号只能是'],
    ['a further field', { ...sound, extra: 1 }, '含有多余的字段'],
    ['a text that is none', { ...sound, site: { ...sound.site, title: 5 } }, '站点名称应为文字'],
    [
      'too much of everything',
      { ...sound, memberCard: { description: '长'.repeat(300_001) } },
      '不能超过 30 万字符',
    ],
    [
      'values too deep within each other',
      {
        ...sound,
        sections: [
          { ...first, settings: JSON.parse(`{"a":${'['.repeat(9000)}${']'.repeat(9000)}}`) },
        ],
      },
      '层级太多',
    ],
    ['nothing', null, ''],
  ])('is refused in words with %s', (_name, given, fault) => {
    const read = readDraftDocument(given);
    expect(read.ok).toBe(false);
    expect(read.faults.map(({ message }) => message).join()).toContain(fault);
  });
});
