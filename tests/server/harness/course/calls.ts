import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { courseApi } from '#schemas/course/endpoints.ts';
import type { Data, Payload } from '#schemas/wire/define-endpoint.ts';
import type { AppOptions } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import { chapter, lesson, product } from '#server/db/tables/course.ts';
import { wechatIdentity } from '#server/db/tables/login.ts';
import { member } from '#server/db/tables/member.ts';
import { apiOn } from '../api.ts';

type Api = typeof courseApi;
type Call = keyof Api;
type Sent<K extends Call> = Partial<Payload<Api[K]>>;

/** The calls of studying on a server without a port, whose clock stands still until it is moved. */
export const studyOn = (db: Database, options: Partial<AppOptions> = {}) => {
  let now = Date.now();
  const api = apiOn(db, { clock: () => now, ...options });

  /** The envelope of a call, whatever it says; `key` is a new one unless given. */
  const ask = <K extends Call>(name: K, payload: Sent<K>, token?: string) =>
    api.post(courseApi[name].path, { key: randomUUID(), ...payload }, token);

  const get = async <K extends Call>(
    name: K,
    payload: Sent<K>,
    token: string,
  ): Promise<Data<Api[K]>> => {
    const answer = await ask(name, payload, token);
    if (answer.code !== '200') throw new Error(`${name}: ${answer.msg}`);
    // read by this very schema
    return z.parse(courseApi[name].data, answer.data) as Data<Api[K]>;
  };

  const join = async (own: Partial<typeof member.$inferInsert> = {}) => {
    const openid = `new_${randomUUID().replaceAll('-', '')}`;
    const token = await api.tokenOf(openid);
    const named = eq(wechatIdentity.openid, openid);
    const [row] = await db.select().from(wechatIdentity).where(named);
    const id = row?.memberId ?? 0;
    const change = { nickname: '新学员', ...own };
    await db.update(member).set(change).where(eq(member.id, id));
    return { id, token };
  };

  const tick = (ms: number): void => {
    now += ms;
  };
  return { ...api, ask, get, join, tick, now: () => now };
};

type NewProduct = Partial<typeof product.$inferInsert>;
type NewLesson = Partial<typeof lesson.$inferInsert>;

/** A product of these lessons in one chapter; gives ids as the wire has them. */
export const shelve = async (db: Database, own: NewProduct, lessons: readonly NewLesson[]) => {
  const [made] = await db
    .insert(product)
    .values({ type: 3, title: '测试课', priceFen: 0, ...own })
    .returning({ id: product.id });
  const productId = made?.id ?? 0;
  const [part] = await db.insert(chapter).values({ productId }).returning({ id: chapter.id });
  const chapterId = part?.id ?? 0;
  const rows = lessons.map((each, position) => ({
    kind: 'video' as const,
    title: `第 ${position + 1} 节`,
    mediaKey: 'slides',
    durationMs: 60_000,
    ...each,
    productId,
    chapterId,
    position,
  }));
  const ids =
    rows.length > 0 ? await db.insert(lesson).values(rows).returning({ id: lesson.id }) : [];
  return { id: String(productId), key: productId, lessons: ids.map(({ id }) => String(id)) };
};
