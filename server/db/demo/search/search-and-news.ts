import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { productNode } from '../../tables/catalogue.ts';
import { classification, classificationTrees } from '../../tables/category.ts';
import { product } from '../../tables/course.ts';
import { news, newsProduct, newsSection, newsText } from '../../tables/news.ts';
import { hotWord } from '../../tables/search.ts';
import { asInserted } from '../as-inserted.ts';
import { demoHotWords, nodeGroups, topicsOf } from '../category/classes.ts';
import { slugOfCover } from '../course/topics.ts';
import { demoNews } from '../home/home.ts';
import { demoNewsSections, newsStories, readsOf } from '../news/news.ts';
import { articleOf } from '../news/news-articles.ts';

const productsByTopic = async (db: Database): Promise<Map<string, number[]>> => {
  const rows = await db
    .select({ id: product.id, thumb: product.thumb })
    .from(product)
    .orderBy(asc(product.id));
  const found = new Map<string, number[]>();
  for (const { id, thumb } of rows) {
    const slug = slugOfCover(thumb) ?? '';
    found.set(slug, [...(found.get(slug) ?? []), id]);
  }
  return found;
};

const placedNodes = classificationTrees.flatMap((tree) =>
  nodeGroups[tree].flatMap(([group, ...nodes]) =>
    nodes.map((name, position) => ({ tree, group, name, topics: topicsOf(group, name, position) })),
  ),
);

const insertNodes = async (db: Database, products: Map<string, number[]>): Promise<void> => {
  for (const { tree, group, name, topics } of placedNodes) {
    const [row] = await db
      .update(classification)
      .set({ group })
      .where(
        and(
          eq(classification.tree, tree),
          eq(classification.name, name),
          eq(classification.group, ''),
        ),
      )
      .returning({ id: classification.id });
    const taught = topics.flatMap((slug) => products.get(slug) ?? []);
    const links = taught.map((productId) => ({ productId, classificationId: row?.id ?? 0 }));
    if (row && links.length > 0) await db.insert(productNode).values(links);
  }
};

const insertStories = async (db: Database, products: Map<string, number[]>): Promise<void> => {
  const sections = await db
    .insert(newsSection)
    .values(demoNewsSections.map((name, position) => ({ name, position })))
    .returning();
  const rows = asInserted(await db.select().from(news).orderBy(asc(news.id)), demoNews(0), [
    'title',
  ]);
  for (const [index, story] of newsStories.entries()) {
    const newsId = rows[index]?.id;
    if (newsId === undefined) continue;
    const [name, author, summary, ...covers] = story;
    const sectionId = sections.find((section) => section.name === name)?.id ?? null;
    await db
      .update(news)
      .set({ author, summary, sectionId, reads: readsOf(index) })
      .where(eq(news.id, newsId));
    await db.insert(newsText).values({ newsId, html: articleOf(story) });
    const under = covers.flatMap((slug) => products.get(slug)?.slice(0, 2) ?? []);
    const links = under.map((productId, position) => ({ newsId, productId, position }));
    await db.insert(newsProduct).values(links);
  }
};

/** Runs last, inside the transaction. */
export const insertSearchAndNews = async (db: Database, _now: number): Promise<void> => {
  const products = await productsByTopic(db);
  await insertNodes(db, products);
  await insertStories(db, products);
  await db.insert(hotWord).values(demoHotWords.map((word, position) => ({ word, position })));
};
