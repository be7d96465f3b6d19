import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

/** Parts of titles; every fifth title has `COMMON`, every two-thousandth `RARE`. */
const subjects =
  '冠心病 心电图 慢阻肺 脑卒中 脂肪肝 膝关节 抗菌药物 胰岛素 针灸 康复训练 心理咨询 医学英语';
const shapes =
  '从指南到床旁 典型病例逐步讲解 门诊实战 圆桌谈 要点速查手册 名师带教十二讲 年度进展 规范化培训';

export const COMMON = '高血压';
export const RARE = '罕见病';
/** In titles of lessons alone: of all products, and of every two-thousandth. */
export const INTRO = '导学须知';
export const HIDDEN = '琥珀征';

const list = (words: string) => sql`string_to_array(${words}, ' ')`;

export const addProducts = async (db: Database, products: number): Promise<void> => {
  const step = 10_000;
  for (let from = 1; from <= products; from += step) {
    await db.execute(sql`
      insert into product (type, title, price_fen, learners, teacher_id, created_at)
      select n % 6, case when n % 2000 = 7 then ${RARE} || '与' else '' end
        || (${list(subjects)})[1 + n * 7 % 12]
        || case when n % 5 = 0 then '合并' || ${COMMON} else '诊疗' end || '：'
        || (${list(shapes)})[1 + n * 11 % 8] || '第' || n || '讲',
        n % 7 * 990, n * 7919 % 100000, 1 + n % 20, now() - n * interval '1 minute'
      from generate_series(${from}::int, ${from + step - 1}::int) as n`);
  }
  await db.execute(sql`vacuum analyze product`);
};

/** Two for each product: one title that all products have, and one of their own subjects; every fifth has `COMMON`. */
export const addLessons = async (db: Database, products: number): Promise<void> => {
  await db.execute(sql`insert into chapter (product_id) select id from product`);
  const step = 10_000;
  for (let from = 1; from <= products; from += step)
    await db.execute(sql`
      insert into lesson (product_id, chapter_id, kind, title, position)
      select product_id, id, 'video', case when n = 1 then ${INTRO} else
        (${list(subjects)})[1 + id * 5 % 12] || case when id % 5 = 0 then ${COMMON} else '' end
        || (${list(shapes)})[1 + id * 3 % 8] || '之' || id || case when id % 2000 = 9 then ${HIDDEN} else '' end end, n
      from chapter, generate_series(1, 2) as n
      where id between ${from}::int and ${from + step - 1}::int`);
  await db.execute(sql`vacuum analyze chapter`);
  await db.execute(sql`vacuum analyze lesson`);
};
