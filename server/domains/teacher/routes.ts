import { teacherApi } from '../../../schemas/teacher/endpoints.ts';
import { type Host, implement, ofMember } from '../../platform/endpoint/implement.ts';
import { listFollowed } from './list-followed.ts';
import { listTeacherLives } from './list-lives.ts';
import { listTeacherProducts } from './list-products.ts';
import { readTeacher } from './read-teacher.ts';

/** The calls of teachers. */
export const serveTeacher = (host: Host): void =>
  implement(host, teacherApi, {
    teacherDetail: ofMember(readTeacher),
    teacherProducts: ofMember(listTeacherProducts),
    teacherLives: ofMember(listTeacherLives),
    followedTeachers: ofMember(listFollowed),
  });
