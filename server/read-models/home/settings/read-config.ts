import type { SystemConfig } from '#schemas/home/endpoints.ts';
import {
  type FlagField,
  flagFields,
  type TitleField,
  titleFields,
} from '#schemas/layout/home-sections.ts';
import { homeFlag, homeTitle } from '../../../db/tables/home.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';

// both casts: `fromEntries` forgets the keys of the catalogue
const flagsFrom = (open: Map<string, boolean>) =>
  Object.fromEntries(flagFields.map((field) => [field, open.get(field) ?? false])) as Record<
    FlagField,
    boolean
  >;

const titlesFrom = (titles: Map<string, string>) =>
  Object.fromEntries(titleFields.map((field) => [field, titles.get(field) ?? ''])) as Record<
    TitleField,
    string
  >;

/** A missing row means closed or ''. */
export const readSiteConfig = async ({ db }: SharedContext): Promise<SystemConfig> => {
  const [flags, texts] = await Promise.all([
    db.select().from(homeFlag),
    db.select().from(homeTitle),
  ]);
  const titles = new Map(texts.map(({ field, title }) => [field, title]));
  return {
    ...flagsFrom(new Map(flags.map(({ field, open }) => [field, open]))),
    ...titlesFrom(titles),
    vip_description: titles.get('vip_description') ?? '',
  };
};
