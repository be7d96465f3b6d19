import { broadcastApi } from '#schemas/studio/broadcast-endpoints.ts';
import { studioApi } from '#schemas/studio/endpoints.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import {
  applyForBroadcast,
  listBroadcasts,
  readBroadcastForm,
  withdrawBroadcast,
} from './verbs/broadcasts.ts';
import { listStudioCourses, listStudioFiles } from './verbs/list-courses.ts';
import {
  listCourseQuestions,
  listCourseReviews,
  listStudents,
  notifyStudents,
  readManagement,
} from './verbs/manage.ts';
import { readHome } from './verbs/read-home.ts';
import { listIncome, readIncome } from './verbs/read-income.ts';
import { readRevision, readStudioLesson } from './verbs/read-revision.ts';
import {
  dropRevision,
  reviseCourse,
  submitCourse,
  takeCourseDown,
  withdrawCourse,
} from './verbs/send-revision.ts';
import { createCourse, saveCourse, saveLesson, saveOutline } from './verbs/write-revision.ts';

export const serve = (host: Host, services: Services): void => {
  implement(host, studioApi, {
    studioHome: readHome,
    studioCourses: listStudioCourses(services),
    createCourse,
    reviseCourse,
    courseRevision: readRevision(services),
    saveCourse: saveCourse(services),
    saveOutline,
    studioLesson: readStudioLesson(services),
    saveLesson: saveLesson(services),
    studioFiles: listStudioFiles,
    submitCourse,
    withdrawCourse,
    dropRevision,
    takeCourseDown,
    courseManagement: readManagement(services),
    courseStudents: listStudents,
    courseReviews: listCourseReviews,
    courseQuestions: listCourseQuestions,
    notifyStudents,
    incomeTotals: readIncome,
    incomeList: listIncome,
  });
  implement(host, broadcastApi, {
    broadcastList: listBroadcasts,
    broadcastForm: readBroadcastForm,
    applyForBroadcast: applyForBroadcast(services),
    withdrawBroadcast,
  });
};
