import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leaveOut, leftOutId } from '#schemas/publication/change-sets.ts';
import { describeChoices, goesWith } from '#schemas/publication/describe-changes.ts';
import { documentParts } from '#schemas/publication/document-parts.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { anyDocument } from '../../harness/publication/documents.ts';
import { triesOf } from '../../harness/times.ts';
import { soundDocument as base, edited, someEdits } from '../harness/home-documents.ts';

const runs = { numRuns: triesOf(200), seed: 20261127 };

/** Two documents, and which of the changes from one to the other are left out. */
const split = fc.record({
  before: fc.constant(base),
  after: fc.oneof(
    someEdits.map((edits) => edited(base, edits)),
    anyDocument,
  ),
  picks: fc.infiniteStream(fc.boolean()),
});

/** The order of tabs means nothing. */
const sorted = (document: HomeDocument): HomeDocument => ({
  ...document,
  tabs: document.tabs.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
});

const textsOf = (from: HomeDocument, to: HomeDocument) =>
  describeChoices(from, to).map(({ text }) => text);

const names = ({ sections }: HomeDocument) => sections.map(({ name }) => name);
const titled = (name: string, title: string, document: HomeDocument): HomeDocument => ({
  ...document,
  sections: document.sections.map((item) => (item.name === name ? { ...item, title } : item)),
});

describe('leaving changes out', () => {
  it('takes every item and setting from one side or the other', () => {
    fc.assert(
      fc.property(split, ({ before, after, picks }) => {
        const choices = describeChoices(before, after);
        const left = choices.filter(() => picks.next().value);
        const ids = new Set(left.map(leftOutId));
        const { page } = leaveOut({ base: before, document: after }, left);
        for (const part of documentParts) {
          const [was, is, now] = [before, after, page].map(part.read);
          const whole = goesWith(part, before, after);
          for (const key of new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])) {
            const own = whole ? { part: whole.label, key: 'one' } : { part: part.label, key };
            const isLeft = (field: string) => ids.has(leftOutId({ ...own, field }));
            if (part.single)
              for (const field of Object.keys(part.fields))
                expect(now?.get(key)?.[field]).toEqual(
                  (isLeft(field) ? was : is)?.get(key)?.[field],
                );
            else expect(now?.get(key)).toEqual((isLeft('') ? was : is)?.get(key));
          }
          expect(now?.size).toBeLessThanOrEqual((was?.size ?? 0) + (is?.size ?? 0));
        }
      }),
      runs,
    );
  });

  it('has both halves say what was chosen and what was not, and is the whole without anything left', () => {
    fc.assert(
      fc.property(split, ({ before, after, picks }) => {
        const changes = { base: before, document: after };
        const choices = describeChoices(before, after);
        const left = choices.filter(() => picks.next().value);
        const chosen = choices.filter((choice) => !left.includes(choice));
        const { rest } = leaveOut(changes, left);
        expect(rest).toEqual(leaveOut(changes, chosen).page);
        expect(leaveOut(changes, [])).toEqual({ page: after, rest: before });
        // whatever is neither named nor there changes nothing
        const stranger = { part: '首页区块', key: '没有', field: '' };
        expect(sorted(leaveOut(changes, [stranger]).page)).toEqual(sorted(after));
        const whole = leaveOut(changes, choices);
        expect(whole.page).toEqual(before);
        expect(sorted(whole.rest)).toEqual(sorted(after));
      }),
      runs,
    );
  });

  it('publishes the rest afterwards, whatever was first', () => {
    fc.assert(
      fc.property(split, ({ before, after, picks }) => {
        const left = describeChoices(before, after).filter(() => picks.next().value);
        const { page } = leaveOut({ base: before, document: after }, left);
        const further = describeChoices(page, after);
        const { rest } = leaveOut({ base: page, document: after }, further);
        expect(sorted(rest)).toEqual(sorted(after));
        // but for places, that is just what was left
        const parts = (all: typeof further) => new Set(all.map(({ part }) => part));
        expect(left.filter(({ part }) => !parts(further).has(part))).toEqual([]);
      }),
      runs,
    );
  });

  it('moves what was chosen, and leaves the others where they stand', () => {
    const [first = '', second = '', third = '', ...others] = names(base);
    const document = {
      ...base,
      sections: [...base.sections.slice(3), ...base.sections.slice(0, 3).toReversed()],
    };
    const left = describeChoices(base, document).filter(({ key }) => key !== third);
    const { page } = leaveOut({ base, document }, left);
    expect(names(page)).toEqual([first, second, ...others, third]);
  });

  it('keeps a section in its place whose removal is left out, and leaves a new one out', () => {
    const added: HomeDocument['sections'][number] = {
      ...{ name: '课程模块', id: 'more', open: true, title: '更多' },
    };
    const document = { ...base, sections: [added, ...base.sections.slice(1)] };
    const choices = describeChoices(base, document);
    const of = (text: string) => choices.filter((choice) => choice.text.includes(text));
    expect(choices).toHaveLength(2);
    const { page } = leaveOut({ base, document }, of('被移除'));
    expect(names(page)).toEqual(['课程模块', ...names(base)]);
    expect(leaveOut({ base, document }, of('新增')).page.sections).toEqual(base.sections.slice(1));
  });

  it('tells settings one by one', () => {
    const document = {
      ...titled('资讯列表', '今日', base),
      site: { ...base.site, title: '新站名', copyright: '版权' },
    };
    const [section, title, copyright] = describeChoices(base, document);
    expect(section).toMatchObject({ part: '首页区块', key: '资讯列表', field: '' });
    expect(title).toMatchObject({ part: '站点信息', field: 'title' });
    expect(copyright).toMatchObject({ part: '站点信息', field: 'copyright' });
    const { page } = leaveOut({ base, document }, title ? [title] : []);
    expect(page.site).toEqual({ ...base.site, copyright: '版权' });
    expect(textsOf(page, document)).toEqual([title?.text]);
  });
});
