import { expect, test } from 'vitest';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { judgeWhen } from '#schemas/when/judge-when.ts';
import type { When } from '#schemas/when/when.ts';
import {
  type Groups,
  OUTSIDE,
  previewedDocument,
} from '#src/operator/publication/preview-pane/previewed-document.ts';
import { soundDocument } from '../../harness/home-documents.ts';

const share = (variant?: string): When => ({
  share: { of: 'spring', percent: 5, variants: ['a', 'b'], ...(variant && { variant }) },
});

const item = (id: string, when?: When): HomeDocument['sections'][number] => ({
  ...{ name: '资讯列表', id, open: true, title: '' },
  ...(when && { when }),
});

const document: HomeDocument = {
  ...soundDocument,
  sections: [
    item('a', share('a')),
    item('b', share('b')),
    item('all', share()),
    item('both', { all: [{ audience: 'visitor' }, { not: share('a') }] }),
    item('doctors', { audience: 'doctor' }),
    item('plain'),
  ],
};

/** Whatever number a frame makes up for itself. */
const facts = { now: 0, member: null, device: { id: crypto.randomUUID(), can: [] } };

const standing = (groups: Groups, key: string | null = null) => {
  const edited = key === null ? null : ({ page: 'ordered', key, held: null } as const);
  return previewedDocument(document, groups, edited)
    .sections.filter(({ when }) => !when || judgeWhen(when, facts).holds === true)
    .map(({ id }) => id);
};

test('a page is looked at as each group of its experiments, whatever the share', () => {
  expect(standing({ spring: 'a' })).toEqual(['a', 'all', 'plain']);
  expect(standing({ spring: 'b' })).toEqual(['b', 'all', 'both', 'plain']);
  expect(standing({ spring: OUTSIDE })).toEqual(['both', 'plain']);
});

test('pictures hang on no group', () => {
  expect(standing({})).toEqual(['a', 'b', 'all', 'plain']);
});

test('what is edited stands, whatever its condition says', () => {
  expect(standing({ spring: 'a' }, '资讯列表#b')).toEqual(['a', 'b', 'all', 'plain']);
  expect(standing({ spring: 'a' }, '资讯列表#doctors')).toContain('doctors');
});

test('what is edited within a group stands with its group', () => {
  const held: HomeDocument = {
    ...soundDocument,
    sections: [
      {
        ...{ name: '双列组', id: 'pair', open: true, title: '', when: { audience: 'doctor' } },
        sections: [
          { name: '课程模块', when: { audience: 'doctor' } },
          { name: '资讯列表', when: { audience: 'doctor' } },
        ],
      },
    ],
  };
  const position = { page: 'ordered', key: '双列组#pair', held: 1 } as const;
  const [group] = previewedDocument(held, {}, position).sections;
  expect(group?.when).toBeUndefined();
  expect(group?.sections?.map(({ when }) => when)).toEqual([{ audience: 'doctor' }, undefined]);
});

test('a condition that is not fit yet stays as it was typed', () => {
  // drafts hold conditions that nobody can read
  const typed = { share: { of: '' } } as unknown as When;
  const draft = { ...soundDocument, sections: [item('x', typed)] };
  expect(previewedDocument(draft, {}, null).sections[0]?.when).toEqual(typed);
});
