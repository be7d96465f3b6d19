import { teacherApi } from '../../../schemas/teacher/endpoints.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { listFollowed } from './list-followed.ts';
import { listTeacherLives } from './list-lives.ts';
import { listTeacherProducts } from './list-products.ts';
import { readTeacher } from './read-teacher.ts';

export const serve = (host: Host): void =>
  implement(host, teacherApi, {
    teacherDetail: readTeacher,
    teacherProducts: listTeacherProducts,
    teacherLives: listTeacherLives,
    followedTeachers: listFollowed,
  });
