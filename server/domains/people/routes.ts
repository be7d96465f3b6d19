import { peopleApi } from '../../../schemas/api/people.ts';
import type { Desk } from '../../platform/desk.ts';
import { implement, ofMember } from '../../platform/implement.ts';
import { limited } from '../../platform/limited.ts';
import type { JobHost } from '../../platform/run-jobs.ts';
import { listFollowed } from './list-followed.ts';
import { listTeacherLives } from './list-teacher-lives.ts';
import { listTeacherProducts } from './list-teacher-products.ts';
import { readMemberHome } from './read-member-home.ts';
import { readTeacher } from './read-teacher.ts';
import { startReminders } from './reminders.ts';
import { changeRelation } from './set-relation.ts';

/** Of one member in a minute. */
const TAPS = 120;

/** The calls of teachers, of relations and of a member's own page, and the reminders of what is reserved. */
export const servePeople = (host: JobHost, desk: Desk): void => {
  implement(host, peopleApi, {
    teacherDetail: ofMember(readTeacher),
    teacherProducts: ofMember(listTeacherProducts),
    teacherLives: ofMember(listTeacherLives),
    setRelation: ofMember(limited(TAPS, changeRelation(desk))),
    followedTeachers: ofMember(listFollowed),
    memberHome: ofMember(readMemberHome),
  });
  startReminders(host);
};
