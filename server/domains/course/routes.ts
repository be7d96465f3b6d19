import { courseApi } from '#schemas/course/endpoints.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { clearViewed } from './verbs/clear-viewed.ts';
import { finishGraphicStudy, startGraphicStudy } from './verbs/graphic-study.ts';
import { listCollected } from './verbs/list-collected.ts';
import { listNotices } from './verbs/list-notices.ts';
import { listOwn } from './verbs/list-own.ts';
import { listReviews } from './verbs/list-reviews.ts';
import { listViewed } from './verbs/list-viewed.ts';
import { readLesson } from './verbs/read-lesson.ts';
import { readProduct } from './verbs/read-product.ts';
import { readStudyWeek } from './verbs/read-study-week.ts';
import { reportProgress } from './verbs/report-progress.ts';
import { saveReview } from './verbs/save-review.ts';

export const serve = (host: Host, services: Services): void => {
  implement(host, courseApi, {
    productDetail: readProduct,
    productLesson: readLesson(services),
    reportProgress,
    startGraphicStudy,
    finishGraphicStudy,
    productReviews: listReviews,
    saveReview,
    productNotices: listNotices,
    myProducts: listOwn,
    studyWeek: readStudyWeek,
    viewedList: listViewed,
    clearViewed,
    collectedList: listCollected,
  });
};
