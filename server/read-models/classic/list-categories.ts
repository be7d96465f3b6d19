import type { Context, SharedContext } from '../../platform/endpoint/context.ts';
import { keyOf } from '../../platform/wire/keys.ts';
import { categoriesUnder, toCategory } from './queries.ts';

export const listFirstCategories = async ({ db }: SharedContext) =>
  (await categoriesUnder(db, null)).map(toCategory);

export const listSubCategories = async ({ db }: Context, payload: { type_id: string }) => {
  const key = keyOf(payload.type_id);
  return key === null ? [] : (await categoriesUnder(db, key)).map(toCategory);
};
