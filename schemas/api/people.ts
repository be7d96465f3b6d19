import type * as z from 'zod/mini';
import { key } from '../asked.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { oneOf, withDefault } from '../payload.ts';
import { count, flag, html, id, picture, requiredText, text, time } from '../primitives.ts';
import { list, paged, shape } from '../structures.ts';
import { course, live } from './content.ts';

/** The calls of teachers, of what a member has to do with things and people, and of `/my`. */

const ofTeacher = shape({ id, page: withDefault(count, 1) });

export const relationKinds = ['collect', 'like', 'follow', 'reserve'] as const;
export type RelationKind = (typeof relationKinds)[number];

export const relationTargets = ['product', 'live', 'news', 'teacher', 'activity'] as const;
export type RelationTarget = (typeof relationTargets)[number];

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

/** A teacher as lists show them; `shop` is '' for one without a workshop. */
export const teacherRow = shape(teacherFields, teacherNames);
export type TeacherRow = z.output<typeof teacherRow>;

/** One teacher; `id` is the teacher's, not the workshop's. `introHtml` is to be
 * sanitised. `own`: it is the asking member. */
export const teacherDetail = defineEndpoint({
  path: '/v1/teacher/detail',
  payload: shape({ id }),
  data: shape(
    {
      ...teacherFields,
      intro: html,
      fields: list(requiredText),
      course_num: count,
      live_num: count,
      is_own: flag,
    },
    {
      ...teacherNames,
      intro: 'introHtml',
      course_num: 'courses',
      live_num: 'lives',
      is_own: 'own',
    },
  ),
  access: 'member',
});
export type TeacherDetail = z.output<typeof teacherDetail.data>;

export const teacherProducts = defineEndpoint({
  path: '/v1/teacher/products',
  payload: ofTeacher,
  data: paged('data', 'last_page', course),
  access: 'member',
});

/** Live ones first, then those to come, then replays. */
export const teacherLives = defineEndpoint({
  path: '/v1/teacher/lives',
  payload: ofTeacher,
  data: paged('data', 'last_page', live),
  access: 'member',
});

/**
 * Collects, likes, follows or reserves, or takes that back; asked twice it is the same as once.
 * `total`: how many members do so now.
 */
export const setRelation = defineEndpoint({
  path: '/v1/relation/set',
  payload: shape({
    kind: oneOf(relationKinds),
    target: oneOf(relationTargets),
    id,
    on: flag,
    key,
  }),
  data: shape({ on: flag, total: count }),
  access: 'member',
  changes: true,
});

/** The teachers that this member follows, the latest first. */
export const followedTeachers = defineEndpoint({
  path: '/v1/relation/mine',
  payload: shape({ page: withDefault(count, 1) }),
  data: paged('data', 'last_page', teacherRow),
  access: 'member',
});

const counters = shape({
  collect: count,
  follow: count,
  viewed: count,
  coupon: count,
  unread: count,
});

/** What `/my` shows. `phone` is masked, '' while none is bound; `teacherId` is '' for no teacher. */
export const memberHome = defineEndpoint({
  path: '/v1/member/home',
  payload: shape({}),
  data: shape(
    {
      id,
      nickname: text,
      headimg: picture,
      phone: text,
      vip_time: time,
      is_doctor: flag,
      teacher_id: text,
      counters,
    },
    {
      headimg: 'avatar',
      vip_time: 'vipUntil',
      is_doctor: 'doctor',
      teacher_id: 'teacherId',
    },
  ),
  access: 'member',
});
export type MemberHome = z.output<typeof memberHome.data>;

export const peopleApi = {
  teacherDetail,
  teacherProducts,
  teacherLives,
  setRelation,
  followedTeachers,
  memberHome,
};
