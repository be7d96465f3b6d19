import { homeApi } from '../../../schemas/api/home.ts';
import { ASK_AGAIN } from '../../platform/ask-again.ts';
import { type Host, implement, ofMember, shared } from '../../platform/implement.ts';
import { listActivities } from './list-activities.ts';
import { listBanners } from './list-banners.ts';
import { listClassification } from './list-classification.ts';
import { listFeatured } from './list-featured.ts';
import { listLives } from './list-lives.ts';
import { listNav } from './list-nav.ts';
import { listNewCourses } from './list-new-courses.ts';
import { listNews } from './list-news.ts';
import { listProducts } from './list-products.ts';
import { listQuestionnaires } from './list-questionnaires.ts';
import { listSections } from './list-sections.ts';
import { listWorkshops } from './list-workshops.ts';
import { readConfig } from './read-config.ts';
import { readFollowPrompt } from './read-follow-prompt.ts';
import { readGraphicAuth } from './read-graphic-auth.ts';
import { readModules } from './read-modules.ts';
import { readTemplate } from './read-template.ts';

/** The home page's calls of specification section 7. */
export const serveHome = (host: Host): void =>
  implement(host, homeApi, {
    getIndexSystem: shared(readConfig),
    sectionOrder: shared(listSections, ASK_AGAIN),
    moduleStart: shared(readModules),
    viewTemplate: shared(readTemplate, ASK_AGAIN),
    bannerList: shared(listBanners('ordered'), ASK_AGAIN),
    navList: shared(listNav, ASK_AGAIN),
    liveList: listLives,
    teamList: listActivities,
    newsList: shared(listNews),
    newCourseList: listNewCourses,
    videoProducts: ofMember(listProducts(0)),
    audioProducts: ofMember(listProducts(1)),
    graphicProducts: ofMember(listProducts(2)),
    columnProducts: ofMember(listProducts(3)),
    featuredList: listFeatured,
    workshopList: listWorkshops,
    questionnaireList: listQuestionnaires,
    diseaseList: listClassification('disease'),
    useList: listClassification('use'),
    drugList: listClassification('drug'),
    graphicAuth: readGraphicAuth,
    followPrompt: shared(readFollowPrompt, ASK_AGAIN),
  });
