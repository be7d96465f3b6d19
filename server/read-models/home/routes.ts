import { AUDIO, COLUMN, GRAPHIC, VIDEO } from '#schemas/course/product-type.ts';
import { homeApi } from '#schemas/home/endpoints.ts';
import { pickableApi } from '#schemas/home/pickable-calls.ts';
import { withCouponPrices } from '../../domains/coupon/index.ts';
import { asksWhom, factsOf, fitForPhone, fitItems } from '../../libraries/audience/index.ts';
import { ASK_AGAIN } from '../../platform/endpoint/ask-again.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { fitted, shared } from '../../platform/endpoint/shared.ts';
import { listHomeActivities } from './lists/list-activities.ts';
import { listBanners } from './lists/list-banners.ts';
import { listClassification } from './lists/list-classification.ts';
import { listFeatured } from './lists/list-featured.ts';
import { listLives } from './lists/list-lives.ts';
import { listNav } from './lists/list-nav.ts';
import { listNewCourses } from './lists/list-new-courses.ts';
import { listHomeNews } from './lists/list-news.ts';
import { listHomeProducts } from './lists/list-products.ts';
import { listHomeQuestionnaires } from './lists/list-questionnaires.ts';
import { listSections } from './lists/list-sections.ts';
import { listWorkshops } from './lists/list-workshops.ts';
import { readSiteConfig } from './settings/read-config.ts';
import { readFollowPrompt } from './settings/read-follow-prompt.ts';
import { readGraphicAuth } from './settings/read-graphic-auth.ts';
import { readModules } from './settings/read-modules.ts';
import { readTemplate } from './settings/read-template.ts';

/** Shell rule 72. */
export const serveHome = (host: Host): void =>
  implement(
    host,
    { ...homeApi, ...pickableApi },
    {
      getIndexSystem: shared(readSiteConfig),
      sectionOrder: fitted(shared(listSections, ASK_AGAIN), async (call, items) => {
        const own = asksWhom(items)
          ? fitItems(items, await factsOf(await call.caller(), items))
          : items;
        return fitForPhone(own, call.headers);
      }),
      moduleStart: shared(readModules),
      viewTemplate: shared(readTemplate, ASK_AGAIN),
      bannerList: shared(listBanners('ordered'), ASK_AGAIN),
      navList: shared(listNav, ASK_AGAIN),
      liveList: listLives,
      teamList: listHomeActivities,
      newsList: shared(listHomeNews),
      newCourseList: withCouponPrices(listNewCourses),
      videoProducts: withCouponPrices(listHomeProducts(VIDEO)),
      audioProducts: withCouponPrices(listHomeProducts(AUDIO)),
      graphicProducts: withCouponPrices(listHomeProducts(GRAPHIC)),
      columnProducts: withCouponPrices(listHomeProducts(COLUMN)),
      featuredList: withCouponPrices(listFeatured),
      workshopList: listWorkshops,
      questionnaireList: listHomeQuestionnaires,
      diseaseList: listClassification('disease'),
      usageList: listClassification('use'),
      drugList: listClassification('drug'),
      graphicAuth: readGraphicAuth,
      followPrompt: shared(readFollowPrompt, ASK_AGAIN),
    },
  );
