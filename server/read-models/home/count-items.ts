import { AUDIO, COLUMN, GRAPHIC, VIDEO } from '../../../schemas/course/product-type.ts';
import type { HomeSectionName } from '../../../schemas/home-sections.ts';
import type { SharedContext } from '../../platform/endpoint/context.ts';
import { listHomeActivities } from './lists/list-activities.ts';
import { listClassification } from './lists/list-classification.ts';
import { listFeatured } from './lists/list-featured.ts';
import { listLives } from './lists/list-lives.ts';
import { listNewCourses } from './lists/list-new-courses.ts';
import { listHomeNews } from './lists/list-news.ts';
import { listHomeProducts } from './lists/list-products.ts';
import { listHomeQuestionnaires } from './lists/list-questionnaires.ts';
import { listWorkshops } from './lists/list-workshops.ts';

/** What anybody would see. */
type AsVisitor = SharedContext & { member: null };

type Count = (context: AsVisitor) => Promise<number>;

const first = { page: 1 };

const onFirstPage =
  (
    list: (context: AsVisitor, payload: typeof first) => Promise<{ items: readonly unknown[] }>,
  ): Count =>
  async (context) =>
    (await list(context, first)).items.length;

const counts: { readonly [N in HomeSectionName]?: Count } = {
  直播标题: onFirstPage(listLives),
  活动标题: onFirstPage(listHomeActivities),
  资讯列表: async (context) => (await listHomeNews(context)).length,
  图文标题: onFirstPage(listHomeProducts(GRAPHIC)),
  课程模块: onFirstPage(listNewCourses),
  视频模块: onFirstPage(listHomeProducts(VIDEO)),
  音频模块: onFirstPage(listHomeProducts(AUDIO)),
  专栏模块: onFirstPage(listHomeProducts(COLUMN)),
  优质内容: onFirstPage(listFeatured),
  医生工作室: onFirstPage(listWorkshops),
  活动病例: onFirstPage(listHomeQuestionnaires),
  疾病分类: onFirstPage(listClassification('disease')),
  用途分类: onFirstPage(listClassification('use')),
  药品分类: onFirstPage(listClassification('drug')),
};

/** What a section would show at first; null where it shows no list of the database's own. */
export const countItems = async (
  context: SharedContext,
  name: HomeSectionName,
): Promise<number | null> => (await counts[name]?.({ ...context, member: null })) ?? null;
