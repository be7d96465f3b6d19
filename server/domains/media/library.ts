import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mediaFile } from '../../db/tables/media.ts';
import { ownWorkshop } from '../../libraries/workshop/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Operator } from '../../platform/endpoint/context.ts';

/** Whose files these are, and who asks. `teacherId` is null for the operators' own library. */
export type Library = Pick<typeof mediaFile.$inferSelect, 'teacherId' | 'operatorId' | 'memberId'>;

/** Refuses `noWorkshop`. */
export const libraryOfMember = async (
  db: Database,
  { id }: Pick<Member, 'id'>,
): Promise<Library> => {
  const { teacherId } = await ownWorkshop(db, id);
  return { teacherId, operatorId: null, memberId: id };
};

export const libraryOfOperator = ({ id }: Pick<Operator, 'id'>): Library => ({
  ...{ teacherId: null, operatorId: id, memberId: null },
});

export const inLibrary = ({ teacherId }: Library): SQL =>
  teacherId === null ? isNull(mediaFile.teacherId) : eq(mediaFile.teacherId, teacherId);

export const isSender = (
  library: Library,
  row: Pick<typeof mediaFile.$inferSelect, 'operatorId' | 'memberId'>,
): boolean =>
  library.operatorId === null
    ? row.memberId === library.memberId
    : row.operatorId === library.operatorId;

export const fileIn = (library: Library, id: number): SQL | undefined =>
  and(inLibrary(library), eq(mediaFile.id, id));
