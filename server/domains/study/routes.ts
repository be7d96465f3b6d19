import { studyApi } from '../../../schemas/api/study.ts';
import type { Desk } from '../../platform/desk.ts';
import { type Host, implement, ofMember } from '../../platform/implement.ts';
import { clearViewed } from './clear-viewed.ts';
import { finishGraphicStudy, startGraphicStudy } from './graphic-study.ts';
import { listCollected } from './list-collected.ts';
import { listNotices } from './list-notices.ts';
import { listOwn } from './list-own.ts';
import { listReviews } from './list-reviews.ts';
import { listViewed } from './list-viewed.ts';
import { readLesson } from './read-lesson.ts';
import { readProduct } from './read-product.ts';
import { reportProgress } from './report-progress.ts';
import { saveReview } from './save-review.ts';

/** The calls of studying. */
export const serveStudy = (host: Host, desk: Desk): void => {
  implement(host, studyApi, {
    productDetail: ofMember(readProduct),
    productLesson: ofMember(readLesson(desk)),
    reportProgress: ofMember(reportProgress),
    startGraphicStudy: ofMember(startGraphicStudy),
    finishGraphicStudy: ofMember(finishGraphicStudy(desk)),
    productReviews: ofMember(listReviews),
    saveReview: ofMember(saveReview(desk)),
    productNotices: ofMember(listNotices),
    myProducts: ofMember(listOwn),
    viewedList: ofMember(listViewed),
    clearViewed: ofMember(clearViewed(desk)),
    collectedList: ofMember(listCollected),
  });
};
