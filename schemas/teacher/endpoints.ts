import type * as z from 'zod/mini';
import { courseSchema } from '../course/fields.ts';
import { liveSchema } from '../live/fields.ts';
import { keyword } from '../search/fields.ts';
import { marks } from '../search/found.ts';
import { SEARCHES } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { maybe, withDefault } from '../wire/payload.ts';
import {
  count,
  flag,
  html,
  id,
  link,
  picture,
  requiredText,
  text,
  time,
} from '../wire/primitives.ts';
import { none, pageOf } from '../wire/query-fields.ts';
import { list, object, paged } from '../wire/structures.ts';
import { withFields } from '../wire/with-fields.ts';
import { teacherRefusals } from './refusals.ts';

const ofTeacher = object({ id, page: withDefault(count, 1) });

const teacherFields = {
  id,
  name: requiredText,
  headimg: picture,
  title: text,
  hospital: text,
  department: text,
  shop_name: text,
  fans: count,
  is_follow: flag,
};

const teacherNames = { headimg: 'avatar', shop_name: 'shop', is_follow: 'followed' } as const;

/** `shop` is '' without a workshop. */
const teacherRow = withFields(object(teacherFields, teacherNames), { marks });

export type TeacherRow = z.output<typeof teacherRow>;

const shownBanner = object(
  { id, thumb: picture, title_name: text, link_url: link },
  { title_name: 'title', link_url: 'link' },
);

export const teacherDetail = defineEndpoint({
  path: '/v1/teacher/detail',
  payload: object({
    /** The teacher's, not the workshop's. */
    id,
  }),
  data: object(
    {
      ...teacherFields,
      /** Hostile until it is sanitised. */
      intro: html,
      fields: list(requiredText),
      course_num: count,
      live_num: count,
      /** Of all courses together; missing in front of a back end that does not count them. */
      learner_num: maybe(count),
      is_own: flag,
      /** Of the workshop; missing where it has none. */
      notice: maybe(text),
      /** A code to scan; missing where there is none. */
      qr_code: maybe(picture),
      /** Of the workshop, in their order; missing where it has none. */
      banners: maybe(list(shownBanner, 'may lose all')),
    },
    {
      ...teacherNames,
      intro: 'introHtml',
      course_num: 'courses',
      live_num: 'lives',
      learner_num: 'learners',
      is_own: 'own',
      qr_code: 'qrCode',
    },
  ),
  access: 'member',
  refusals: pickRefusals(teacherRefusals, 'noSuchTeacher'),
});

export type TeacherDetail = z.output<typeof teacherDetail.data>;

export const teacherProducts = defineEndpoint({
  path: '/v1/teacher/products',
  payload: ofTeacher,
  data: paged('data', 'last_page', courseSchema),
  access: 'member',
  refusals: pickRefusals(teacherRefusals, 'noSuchTeacher'),
});

/** Live ones first, then upcoming ones, then replays. */
export const teacherLives = defineEndpoint({
  path: '/v1/teacher/lives',
  payload: ofTeacher,
  data: paged('data', 'last_page', liveSchema),
  access: 'member',
  refusals: pickRefusals(teacherRefusals, 'noSuchTeacher'),
});

/** The latest first. */
export const followedTeachers = defineEndpoint({
  path: '/v1/relation/mine',
  payload: object({ page: withDefault(count, 1) }),
  data: paged('data', 'last_page', teacherRow),
  access: 'member',
  refusals: {},
});

/** A follower of a workshop, whose name is masked. */
const fan = object({ name: requiredText, followed_at: time }, { followed_at: 'followedAt' });

/** Followers of the workshop that the member runs, the latest first. */
export const workshopFans = defineEndpoint({
  path: '/v1/teacher/fans',
  payload: object(pageOf),
  data: paged('data', 'last_page', fan),
  access: 'member',
  refusals: pickRefusals(teacherRefusals, 'noWorkshop'),
});

/** Teachers of a department; '' for all. */
export const teacherList = defineEndpoint({
  path: '/v1/teacher/list',
  payload: object({
    department: keyword,
    /** Part of the name, department, hospital or title; '' for all. */
    keyword,
    ...pageOf,
  }),
  data: paged('data', 'last_page', teacherRow),
  access: 'member',
  rate: SEARCHES,
  refusals: {},
});

/** The departments of the teachers, the largest first. */
export const teacherDepartments = defineEndpoint({
  path: '/v1/teacher/departments',
  payload: none,
  data: list(object({ name: requiredText, total: count })),
  access: 'public',
  refusals: {},
});

export const teacherApi = {
  teacherList,
  teacherDepartments,
  teacherDetail,
  teacherProducts,
  teacherLives,
  followedTeachers,
  workshopFans,
};
