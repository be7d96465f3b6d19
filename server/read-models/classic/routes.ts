import { classicApi } from '../../../schemas/classic/endpoints.ts';
import { ASK_AGAIN } from '../../platform/endpoint/ask-again.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { expiring, shared } from '../../platform/endpoint/shared.ts';
import { listBanners } from '../home/index.ts';
import { listBlocks } from './list-blocks.ts';
import { listFirstCategories, listSubCategories } from './list-categories.ts';
import { listCategoryCourses } from './list-category-courses.ts';
import { listRanked } from './list-ranked.ts';
import { listRecommended } from './list-recommended.ts';

/** The calls of the classic home variants (shell rule 72). */
export const serveClassic = (host: Host): void =>
  implement(host, classicApi, {
    classicBanners: shared(listBanners('classic'), ASK_AGAIN),
    typedProducts: expiring(listRecommended('recommended'), ASK_AGAIN),
    firstCategories: shared(listFirstCategories),
    subCategories: listSubCategories,
    categoryCourses: listCategoryCourses,
    rankedCourses: listRanked,
    recommendedCourses: listRecommended('recommended'),
    recommendedCoursesSecond: listRecommended('recommended-second'),
    categoryBlocks: listBlocks,
    categoryBlocksSecond: listBlocks,
  });
