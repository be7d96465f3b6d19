import { eq, sql } from 'drizzle-orm';
import { productAddress } from '#schemas/course/product-address.ts';
import { liveAddress } from '#schemas/live/addresses.ts';
import type { teacherDetail as endpoint } from '#schemas/teacher/endpoints.ts';
import { teacherRefusals } from '#schemas/teacher/refusals.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import { product } from '../../db/tables/course.ts';
import { live } from '../../db/tables/live.ts';
import { workshopPageTable } from '../../db/tables/workshop.ts';
import { published } from '../../libraries/catalogue/index.ts';
import { type ShownBanner, shownBanners } from '../../libraries/workshop/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { livesOf } from './list-lives.ts';
import { describeTeachers, teacherOf } from './teachers.ts';

/** Whoever learns in two courses counts twice. */
const learnersOf = (db: Database, teacherId: number) => {
  const sum = db
    .select({ sum: sql`coalesce(sum(${product.learners}), 0)` })
    .from(product)
    .where(published(eq(product.teacherId, teacherId)));
  return sql<number>`(${sum})::int`.mapWith(Number);
};

/** A column: what the page of the teacher's workshop says; null without one. */
const pageOf = (db: Database, teacherId: number, name: 'notice' | 'qrCode') => {
  const page = db
    .select({ text: workshopPageTable[name] })
    .from(workshopPageTable)
    .where(eq(workshopPageTable.teacherId, teacherId));
  return sql<string | null>`(${page})`;
};

const bannerOf = ({ id, picture, title, target, type }: ShownBanner) => ({
  ...{ id: String(id), thumb: picture, title },
  link: type === null ? liveAddress({ id: target }) : productAddress({ id: target, type }),
});

/** Refuses `noSuchTeacher`. */
export const readTeacher = async (
  { db, member }: Context<Member>,
  { id }: { id: string },
): Promise<Data<typeof endpoint>> => {
  const row = await teacherOf(db, id);
  const [[described], [totals]] = await Promise.all([
    describeTeachers(db, member.id, [row]),
    db
      .select({
        courses: db.$count(product, published(eq(product.teacherId, row.id))),
        lives: db.$count(live, livesOf(row.id)),
        learners: learnersOf(db, row.id),
        notice: pageOf(db, row.id, 'notice'),
        qrCode: pageOf(db, row.id, 'qrCode'),
        banners: shownBanners(db, row.id),
      })
      .from(oneRow),
  ]);
  const { courses = 0, lives = 0, learners = 0, notice, qrCode, banners = [] } = totals ?? {};
  if (!described) throw new RefusedError(teacherRefusals.noSuchTeacher);
  const own = row.memberId === member.id;
  const { introHtml, fields } = row;
  return {
    ...{ ...described, introHtml, fields, courses, lives, learners, own },
    ...{ notice: notice || undefined, qrCode: qrCode || undefined },
    banners: banners.length > 0 ? banners.map(bannerOf) : undefined,
  };
};
