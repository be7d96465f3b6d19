import { and, asc, eq } from 'drizzle-orm';
import { productAddress } from '#schemas/course/product-address.ts';
import type { ClassicLayout } from '#schemas/publication/classic-layout.ts';
import { DAY } from '../../../platform/time/durations.ts';
import type { Database } from '../../database.ts';
import { product } from '../../tables/course.ts';
import { blockLandingRelease, blockLandingTable, landingTable } from '../../tables/landing.ts';

const html = [
  '<p>把随访时最常用的三样东西放在一起，适合社区卫生服务中心和乡镇卫生院，都在这一页里。</p>',
  '<h3>随访登记表</h3>',
  '<ul><li>基本情况：姓名、年龄、联系电话、确诊时间</li><li>测量：两侧血压、心率、体重、腰围，坐位休息 5 分钟后测</li><li>用药：药名、剂量、服药时间、漏服次数、不适</li><li>生活：吸烟、饮酒、每日盐量、每周运动次数</li><li>下次随访：达标者 3 个月，未达标者 2 到 4 周</li></ul>',
  '<h3>用药调整流程</h3>',
  '<ol><li>未达标时，先核对是否按时服药、测量方法是否正确</li><li>排除影响血压的药物和近期感染、疼痛</li><li>按指南加量或联合用药，2 到 4 周后复测</li><li>两次随访仍未达标、出现新的症状或检查异常，转上级医院</li></ol>',
  '<h3>低盐饮食单</h3>',
  '<ul><li>每人每天盐不超过 5 克，约一平啤酒盖</li><li>少吃咸菜、腊肉、方便面和各种酱料</li><li>用葱、姜、醋、柠檬提味，出锅前再放盐</li><li>每天一斤蔬菜、半斤水果，肾功能不好的先问医生</li></ul>',
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

export const insertLandings = async (db: Database, now: number): Promise<void> => {
  const [course] = await db
    .select({ id: product.id, type: product.type })
    .from(product)
    .where(and(eq(product.published, true), eq(product.priceFen, 0)))
    .orderBy(asc(product.id))
    .limit(1);
  const link = course ? productAddress(course) : '/';
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
