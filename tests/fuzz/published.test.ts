import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pageLayout } from '#schemas/classic/endpoints.ts';
import { getIndexSystem, sectionOrder } from '#schemas/home/endpoints.ts';
import { isContainer } from '#schemas/layout/containers.ts';
import { classicVariants } from '#schemas/publication/classic-layout.ts';
import { readHomeDocument } from '#schemas/publication/home-document.ts';
import {
  openFlags,
  orderedItems,
  sectionTitles,
  wireOrder,
} from '#schemas/publication/page-order.ts';
import { distinctSections } from '#schemas/publication/section-item.ts';
import { settleWhen, type WhenFacts } from '#schemas/when/judge-when.ts';
import type { When } from '#schemas/when/when.ts';
import { callKey, type Data, type ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import type { Composition, ContainerSettings } from '#src/engine/compose.ts';
import { type HomeConfig, type ShownSection, shownSections } from '#src/engine/resolve.ts';
import { draftAnswers } from '#src/operator/preview/draft-answers.ts';
import { anyDocument } from '../harness/publication/documents.ts';
import { factsKnown, type Knowledge, knownFacts } from '../harness/when/whens.ts';
import { composeOrder, composePage } from './harness/documents.ts';
import { runs } from './harness/seeded.ts';

const everything: Knowledge = {
  ...{ member: true, id: true, card: true, doctor: true },
  ...{ registeredAt: true, studies: true, device: true, deviceId: true },
};

type Item = {
  name: string;
  id?: string | undefined;
  when?: When | undefined;
  sections?: readonly Item[] | undefined;
};

const labelOf = ({ name, id = '' }: Item) => `${name}#${id}`;

/** What stands of items for somebody, a group with what it holds; one of which nothing is left does not. */
const expected = (items: readonly Item[], facts: WhenFacts): unknown[] =>
  items.flatMap((item): unknown[] => {
    if (item.when && !settleWhen(item.when, facts).holds) return [];
    if (!isContainer(item.name)) return [labelOf(item)];
    const held = expected(item.sections ?? [], facts);
    return held.length > 0 ? [[labelOf(item), held]] : [];
  });

const shown = (sections: readonly ShownSection[]): unknown[] =>
  sections.map(({ definition, marks, settings }) => {
    const label = labelOf({ name: definition.name, id: marks?.['data-id'] });
    // `compose` gives a container what it holds as its settings
    const held = settings as ContainerSettings;
    return isContainer(definition.name) ? [label, shown(held.sections)] : label;
  });

const sectionsOf = (page: Composition, config: HomeConfig, facts: WhenFacts) => {
  const context = { member: true, modules: { liveModule: true, coupons: true }, facts };
  return shownSections(page.resolve(config, context));
};

const standing = (...given: Parameters<typeof sectionsOf>) => shown(sectionsOf(...given));

/** All that is drawn of a page for somebody. */
const drawn = (sections: readonly ShownSection[]): unknown[] =>
  sections.map(({ definition, title, marks, source, settings }) => ({
    ...{ name: definition.name, title, marks },
    source: source && [source.endpoint.path, source.payload],
    settings: isContainer(definition.name)
      ? // as above
        drawn((settings as ContainerSettings).sections)
      : settings,
  }));

/** What the preview is answered of a draft, as the app reads it. */
const previewed =
  (answers: ReturnType<typeof draftAnswers>) =>
  <E extends ReadEndpoint>(endpoint: E, payload = {}): Data<E> => {
    const answer = answers.get(callKey(endpoint, payload));
    if (!answer?.ok) throw new Error(`no draft answers ${endpoint.path}`);
    // the data of this very endpoint
    return z.parse(endpoint.data, JSON.parse(JSON.stringify(answer.data))) as Data<E>;
  };

it('whatever publishes stands on phones as it was written and as it was previewed, in groups too', () => {
  const tally = { sections: 0, groups: 0, nodes: 0 };
  fc.assert(
    fc.property(anyDocument, knownFacts, (given, known) => {
      const read = readHomeDocument(given);
      if (!read.ok) throw new Error('a document that is no sound one');
      const { document } = read;
      const facts = factsKnown(known, everything);
      const open = document.sections.filter((item) => item.open);
      const ordered = expected(open, facts);
      const order = composeOrder(wireOrder(orderedItems(document)));
      expect(order.faults).toEqual([]);
      expect(standing(order, openFlags(document), facts)).toEqual(ordered);
      const config = { ...openFlags(document), ...sectionTitles(document) };
      const preview = previewed(draftAnswers(document));
      const previewedOrder = composeOrder(preview(sectionOrder));
      expect(previewedOrder.faults).toEqual([]);
      expect(drawn(sectionsOf(previewedOrder, preview(getIndexSystem), facts))).toEqual(
        drawn(sectionsOf(order, config, facts)),
      );
      for (const variant of classicVariants) {
        const { nodes = [] } = document.layouts[variant] ?? {};
        const previewedNodes = composePage(
          z.parse(z.array(z.unknown()), preview(pageLayout, { variant }).nodes),
        );
        expect(previewedNodes.faults).toEqual([]);
        if (nodes.length > 0)
          expect(standing(previewedNodes, null, facts)).toEqual(
            expected(distinctSections(nodes), facts),
          );
      }
      const nodes = document.layouts.variant2?.nodes ?? [];
      const page = composePage(nodes);
      expect(page.faults).toEqual([]);
      expect(standing(page, null, facts)).toEqual(expected(nodes, facts));
      tally.sections += ordered.length;
      tally.groups += ordered.filter(Array.isArray).length;
      tally.nodes += nodes.length;
    }),
    runs(150),
  );
  for (const count of Object.values(tally)) expect(count).toBeGreaterThan(50);
});
