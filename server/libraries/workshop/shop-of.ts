import { sql } from 'drizzle-orm';
import { teacher, workshop } from '../../db/tables/teacher.ts';

/** A column beside a row of `teacher`: the name of their workshop, '' without one. */
export const shopOf = sql<string>`coalesce((select ${workshop.shop} from ${workshop}
  where ${workshop.teacherId} = ${teacher.id} order by ${workshop.position}, ${workshop.id} limit 1), '')`;
