import { teacher } from '#server/db/tables/teacher.ts';
import type { Examples } from './examples.ts';
import { firstId } from './first-row.ts';

export const examples: Examples = async (db) => {
  const id = await firstId(db, teacher);
  return {
    '/join': `/join?id=${id}`,
    '/teacherDetail': `/teacherDetail?id=${id}`,
    '/teacherdetails': `/teacherdetails?id=${id}`,
    '/jianjie': `/jianjie?id=${id}`,
  };
};
