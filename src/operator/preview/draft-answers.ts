import * as z from 'zod/mini';
import { classicBanners, pageLayout } from '#schemas/classic/endpoints.ts';
import {
  bannerList,
  followPrompt,
  getIndexSystem,
  navList,
  sectionOrder,
  viewTemplate,
} from '#schemas/home/endpoints.ts';
import { classicVariants } from '#schemas/publication/classic-layout.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { configOf, orderedItems, wireOrder } from '#schemas/publication/page-order.ts';
import { distinctSections } from '#schemas/publication/section-item.ts';
import { bottomStatus, switchVersion } from '#schemas/site/start-endpoints.ts';
import { siteInfo } from '#schemas/site/visit-endpoints.ts';
import { callKey, type Data, type ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import type { LoadedAnswer } from '#src/engine/load.ts';
import { layoutOf } from '../publication/editor/pages/classic-nodes.ts';

type DraftAnswer = [key: string, data: unknown];

const answerOf = <E extends ReadEndpoint>(
  endpoint: E,
  data: Data<E>,
  payload = {},
): DraftAnswer => [callKey(endpoint, payload), z.encode(endpoint.data, data)];

const payloads = (document: HomeDocument): DraftAnswer[] => {
  const { banners, icons, tabs, follow, site, template, loginSwitch } = document;
  const slides = (wanted: (typeof banners)[number]['slot']) =>
    banners
      .filter(({ slot }) => slot === wanted)
      .map(({ title, thumb, link }) => ({ title, thumb, link }));
  return [
    answerOf(sectionOrder, wireOrder(orderedItems(document))),
    answerOf(getIndexSystem, configOf(document)),
    answerOf(viewTemplate, { template }),
    answerOf(bannerList, slides('ordered')),
    answerOf(classicBanners, slides('classic')),
    answerOf(
      navList,
      icons.map(({ name, thumb, link, joinsApp }, index) => ({
        id: String(index + 1),
        name,
        thumb,
        link,
        joinsApp,
      })),
    ),
    answerOf(followPrompt, follow),
    answerOf(bottomStatus, tabs),
    ...classicVariants.map((variant) => {
      const { theme, coupon = '', nodes } = layoutOf(document, variant);
      // the keys tell the console which of several equal sections was tapped
      return answerOf(pageLayout, { theme, coupon, nodes: distinctSections(nodes) }, { variant });
    }),
    answerOf(siteInfo, site),
    answerOf(switchVersion, loginSwitch === 'phone' ? 1 : 2),
  ];
};

/**
 * Answers made from the draft for the calls that it decides. An answer equal to the one in `before` keeps
 * its identity, so that its sections are not rendered again.
 */
export const draftAnswers = (
  document: HomeDocument,
  before: ReadonlyMap<string, LoadedAnswer> = new Map(),
): Map<string, LoadedAnswer> =>
  new Map(
    payloads(document).map(([key, data]) => {
      const earlier = before.get(key);
      const same = earlier?.ok && JSON.stringify(earlier.data) === JSON.stringify(data);
      return [key, same ? earlier : { ok: true, data }];
    }),
  );
