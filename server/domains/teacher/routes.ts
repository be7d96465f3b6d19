import { teacherApi } from '#schemas/teacher/endpoints.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { shared } from '../../platform/endpoint/shared.ts';
import { withCouponPrices } from '../coupon/index.ts';
import { listFans } from './list-fans.ts';
import { listFollowed } from './list-followed.ts';
import { listTeacherLives } from './list-lives.ts';
import { listTeacherProducts } from './list-products.ts';
import { listDepartments, listTeachers } from './list-teachers.ts';
import { readTeacher } from './read-teacher.ts';

export const serve = (host: Host): void =>
  implement(host, teacherApi, {
    teacherList: listTeachers,
    teacherDepartments: shared(listDepartments),
    teacherDetail: readTeacher,
    teacherProducts: withCouponPrices(listTeacherProducts),
    teacherLives: listTeacherLives,
    followedTeachers: listFollowed,
    workshopFans: listFans,
  });
