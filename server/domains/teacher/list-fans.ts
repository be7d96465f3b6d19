import { and, desc, eq } from 'drizzle-orm';
import type { workshopFans as endpoint } from '#schemas/teacher/endpoints.ts';
import type { Data, Payload } from '#schemas/wire/define-endpoint.ts';
import { selectPage } from '../../db/select-page.ts';
import { member as people } from '../../db/tables/member.ts';
import { relation } from '../../db/tables/relation.ts';
import { ownWorkshop } from '../../libraries/workshop/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';

const masked = (nickname: string): string => `${[...nickname][0] ?? '学'}**`;

/** Refuses `noWorkshop`. */
export const listFans = async (
  { db, member }: Context<Member>,
  { page }: Payload<typeof endpoint>,
): Promise<Data<typeof endpoint>> => {
  const { teacherId } = await ownWorkshop(db, member.id);
  const fans = db
    .select({ nickname: people.nickname, at: relation.at })
    .from(relation)
    .innerJoin(people, eq(people.id, relation.memberId));
  const { rows, pageCount } = await selectPage(db, fans, {
    where: and(
      eq(relation.target, 'teacher'),
      eq(relation.targetId, teacherId),
      eq(relation.kind, 'follow'),
    ),
    orderBy: [desc(relation.at), desc(relation.id)],
    page,
  });
  const items = rows.map(({ nickname, at }) => ({
    name: masked(nickname),
    followedAt: at.getTime(),
  }));
  return { items, pageCount };
};
