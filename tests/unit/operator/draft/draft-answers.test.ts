import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bannerList, getIndexSystem, navList, sectionOrder } from '#schemas/home/endpoints.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { distinctSections } from '#schemas/publication/section-item.ts';
import { callKey } from '#schemas/wire/define-endpoint.ts';
import { registry } from '#sections/registry.ts';
import { compose } from '#src/engine/compose.ts';
import { validate } from '#src/engine/validate.ts';
import { composer } from '#src/home/document/index.ts';
import { partNamed, setField } from '#src/operator/draft-editor/edits.ts';
import { draftAnswers } from '#src/operator/preview/draft-answers.ts';
import { layoutOf } from '#src/operator/publication/editor/pages/classic-nodes.ts';
import { soundDocument } from '../../harness/home-documents.ts';

const answered = (
  answers: ReturnType<typeof draftAnswers>,
  endpoint: typeof bannerList | typeof getIndexSystem | typeof sectionOrder,
) => {
  const answer = answers.get(callKey(endpoint));
  if (!answer?.ok) throw new Error('the draft does not answer this call');
  return validate(endpoint, answer.data);
};

test('a draft answers in the wire’s own form, which the app reads', () => {
  const answers = draftAnswers(soundDocument);
  expect(answered(answers, sectionOrder)).toMatchObject({
    fits: true,
    data: soundDocument.sections.map(({ name }) => ({ name })),
  });
  expect(answered(answers, bannerList)).toMatchObject({
    fits: true,
    data: soundDocument.banners.map(({ title, thumb, link }) => ({ title, thumb, link })),
  });
});

test('what the console keeps of an item for itself is not handed to the app', () => {
  const navigation = draftAnswers(soundDocument).get(callKey(navList));
  const slides = draftAnswers(soundDocument).get(callKey(bannerList));
  const text = JSON.stringify([navigation, slides]);
  expect(text).toContain('icon_name');
  expect(text).not.toMatch(/"(?:key|slot)":/);
});

test('sections that the draft does not have are closed', () => {
  const answers = draftAnswers({
    ...soundDocument,
    sections: soundDocument.sections.filter(({ name }) => name !== '资讯列表'),
  });
  expect(answered(answers, getIndexSystem)).toMatchObject({
    fits: true,
    data: { information_open: false, live_open: true, vip_description: '全站课程免费学' },
  });
});

test('what a draft says is hostile until the app has read it', () => {
  const answers = draftAnswers({
    ...soundDocument,
    banners: soundDocument.banners.map((banner) => ({
      ...banner,
      thumb: 'data:text/html,<script>alert(1)</script>',
      link: 'javascript:alert(1)',
    })),
  });
  const read = answered(answers, bannerList);
  expect(read).toMatchObject({ fits: true });
  expect(JSON.stringify(read)).not.toMatch(/javascript:|text\/html/);
});

test('an answer that says the same stays the same object, so that nothing is drawn anew', () => {
  const before = draftAnswers(soundDocument);
  const changed = setField(partNamed('首页区块'), '直播标题', 'title', '本周直播')(soundDocument);
  const after = draftAnswers(changed, before);
  expect(after.get(callKey(bannerList))).toBe(before.get(callKey(bannerList)));
  expect(after.get(callKey(getIndexSystem))).not.toBe(before.get(callKey(getIndexSystem)));
});

const pageOf = composer({ composeItems: compose, set: (section) => section });

/** What stands of a draft's ordered page and of a classic one, for a visitor. */
const standing = (document: HomeDocument): string[] => {
  const answers = draftAnswers(document);
  const dataOf = (endpoint: typeof getIndexSystem | typeof sectionOrder): unknown => {
    const answer = answers.get(callKey(endpoint));
    return answer?.ok && answer.data;
  };
  const config = z.parse(getIndexSystem.data, dataOf(getIndexSystem));
  const order = z.parse(sectionOrder.data, dataOf(sectionOrder));
  const nodes = distinctSections(layoutOf(document, 'variant2').nodes);
  const facts = { now: 0, member: null, device: undefined };
  const context = { registry, member: false, modules: {}, facts };
  const shown = [
    ...pageOf.composeOrder(order).resolve(config, context),
    ...pageOf.composePage(nodes).resolve(null, context),
  ];
  return shown.flatMap((section) => (section.shows ? [section.definition.name] : []));
};

test.each([21, 41, 300])('a title of %i characters keeps its section in the preview', (length) => {
  const title = '很'.repeat(length);
  const layout = layoutOf(soundDocument, 'variant2');
  const long: HomeDocument = {
    ...soundDocument,
    sections: soundDocument.sections.map((section, at) => ({
      ...section,
      ...(at % 2 === 1 && { id: 'no2' }),
      title,
    })),
    layouts: { variant2: { ...layout, nodes: layout.nodes.map((node) => ({ ...node, title })) } },
  };
  expect(standing(soundDocument).length).toBeGreaterThan(5);
  expect(standing(long)).toEqual(standing(soundDocument));
});
