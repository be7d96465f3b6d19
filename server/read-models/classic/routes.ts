import type { FastifyInstance } from 'fastify';
import { classicApi } from '#schemas/classic/endpoints.ts';
import { withCouponPrices } from '../../domains/coupon/index.ts';
import { someone } from '../../libraries/audience/index.ts';
import { ASK_AGAIN } from '../../platform/endpoint/ask-again.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { envelopeOf, mount } from '../../platform/endpoint/mount.ts';
import { readPayload } from '../../platform/endpoint/read-payload.ts';
import { expiring, shared } from '../../platform/endpoint/shared.ts';
import { listBanners } from '../home/index.ts';
import { listBlocks } from './list-blocks.ts';
import { listFirstCategories, listSubCategories } from './list-categories.ts';
import { listCategoryCourses } from './list-category-courses.ts';
import { listRanked } from './list-ranked.ts';
import { listRecommended } from './list-recommended.ts';
import { asShipped, layoutFor, readLayout } from './read-layout.ts';

/** Shell rule 72. */
export const serveClassic = (host: Host): void =>
  implement(host, classicApi, {
    pageLayout: expiring(readLayout, ASK_AGAIN),
    classicBanners: shared(listBanners('classic'), ASK_AGAIN),
    typedProducts: expiring(withCouponPrices(listRecommended('recommended')), ASK_AGAIN),
    firstCategories: shared(listFirstCategories),
    subCategories: listSubCategories,
    categoryCourses: withCouponPrices(listCategoryCourses),
    rankedCourses: withCouponPrices(listRanked),
    recommendedCourses: withCouponPrices(listRecommended('recommended')),
    recommendedCoursesSecond: withCouponPrices(listRecommended('recommended-second')),
    categoryBlocks: listBlocks,
    categoryBlocksSecond: listBlocks,
  });

/** For an existing back end without layouts of ours: every page is as shipped. */
export const serveShippedLayouts = (app: FastifyInstance): void =>
  mount(app, classicApi.pageLayout, async () =>
    envelopeOf(classicApi.pageLayout, asShipped, ASK_AGAIN),
  );

/** For an existing back end, whose members are unknown here: the phone judges conditions on them. */
export const serveOwnLayouts = ({ app, db, clock }: Pick<Host, 'app' | 'db' | 'clock'>): void =>
  mount(app, classicApi.pageLayout, async ({ body, headers }) => {
    const query = readPayload(classicApi.pageLayout.payload, body ?? {});
    const facts = async () => someone(clock());
    const layout = await layoutFor(db, query, { headers, facts });
    return envelopeOf(classicApi.pageLayout, layout, ASK_AGAIN);
  });
