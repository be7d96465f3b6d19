import { asc } from 'drizzle-orm';
import type { CategoryTree } from '#schemas/category/endpoints.ts';
import {
  type ClassificationTree,
  category,
  classification,
  classificationTrees,
} from '../../db/tables/category.ts';
import type { SharedContext } from '../../platform/endpoint/context.ts';

type Node = { id: number; name: string };

const names: Readonly<Record<ClassificationTree, string>> = {
  disease: '疾病',
  use: '用途',
  drug: '药品',
};

const toNode = ({ id, name }: Node) => ({ id: String(id), name });

const departments = async ({ db }: SharedContext): Promise<CategoryTree> => {
  const rows = await db.select().from(category).orderBy(asc(category.position), asc(category.id));
  const roots = rows.filter(({ parentId }) => parentId === null);
  const groups = roots.map(({ id, name }) => ({
    name,
    nodes: rows.filter(({ parentId }) => parentId === id).map(toNode),
  }));
  return { key: 'type_department', name: '科室', groups };
};

const grouped = (rows: readonly (Node & { group: string })[]): CategoryTree['groups'] => {
  const groups = new Map<string, Node[]>();
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  return [...groups].map(([name, nodes]) => ({ name, nodes: nodes.map(toNode) }));
};

export const listTrees = async (context: SharedContext): Promise<CategoryTree[]> => {
  const rows = await context.db
    .select()
    .from(classification)
    .orderBy(asc(classification.position), asc(classification.id));
  const classifications = classificationTrees.map((tree) => ({
    key: `type_${tree}`,
    name: names[tree],
    groups: grouped(rows.filter((row) => row.tree === tree)),
  }));
  return [await departments(context), ...classifications];
};
