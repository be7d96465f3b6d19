import { and, asc, eq } from 'drizzle-orm';
import { productPlace } from '../../../../schemas/course/product-place.ts';
import type { ClassicLayout } from '../../../../schemas/publication/classic-layout.ts';
import { DAY } from '../../../platform/time/durations.ts';
import type { Database } from '../../database.ts';
import { product } from '../../tables/course.ts';
import { blockLandingRelease, blockLandingTable, landingTable } from '../../tables/landing.ts';

const html = [
  '<p>把随访时最常用的几样东西放在一起：随访登记表、用药调整流程、给患者看的低盐饮食单。</p>',
  '<ul><li>适合社区卫生服务中心和乡镇卫生院</li><li>每份都可以直接打印</li><li>资料随课程一起更新</li></ul>',
].join('');

const week: ClassicLayout = {
  theme: 'default',
  nodes: [
    { name: '资讯列表', title: '这一周值得一读' },
    { name: '课程模块', title: '跟着课程学' },
    { name: '直播标题', title: '一起看直播' },
  ],
};

const next: ClassicLayout = { theme: 'red', nodes: [{ name: '优质内容', title: '新春好课' }] };

const AUTHOR = '演示数据';

/** Pages of both sorts: one that members can open, one that they cannot, and one that was never put live. */
export const insertLandings = async (db: Database, now: number): Promise<void> => {
  const [course] = await db
    .select({ id: product.id, type: product.type })
    .from(product)
    .where(and(eq(product.published, true), eq(product.priceFen, 0)))
    .orderBy(asc(product.id))
    .limit(1);
  const link = course ? productPlace(course) : '/';
  await db.insert(landingTable).values([
    {
      title: '基层高血压随访资料包',
      thumb: '/media/cover-hypertension-2.svg',
      html,
      ...{ button: '去看课程', link },
      ...{ shareTitle: '随访要用的表都在这里', shareText: '十分钟看完，明天门诊就能用' },
      ...{ byFriends: 36, byMoments: 12, byPosters: 5 },
    },
    {
      title: '抗菌药物宣传周',
      thumb: '/media/cover-antibiotics-2.svg',
      html: '<p>宣传周已经结束，感谢参与。</p>',
      published: false,
    },
  ]);
  const at = new Date(now - 3 * DAY);
  const saved = { author: AUTHOR, savedAt: at, version: 1 };
  const [put] = await db
    .insert(blockLandingTable)
    .values([
      {
        title: '秋季学习周',
        ...{ shareTitle: '秋季学习周开始了', shareText: '课程、直播和资讯，一页看完' },
        ...{ ...saved, draft: week, live: week, liveAt: at, byFriends: 58, byOthers: 9 },
      },
      { title: '新春专题（筹备中）', ...saved, draft: next },
    ])
    .returning({ id: blockLandingTable.id });
  if (put)
    await db
      .insert(blockLandingRelease)
      .values({ landingId: put.id, layout: week, author: AUTHOR, at });
};
