import type { Data } from '../../../schemas/define-endpoint.ts';
import type { getIndexSystem } from '../../../schemas/home/endpoints.ts';
import {
  flagFields,
  homeSections,
  type SectionRow,
  titleFields,
} from '../../../schemas/home-sections.ts';
import type { HomeDocument } from '../../../schemas/publication/home-document.ts';

type Section = HomeDocument['sections'][number];

const rowOf = ({ name }: Section): SectionRow => homeSections[name];

/** The config that the server would answer for this draft; sections missing in it are closed. */
export const configOf = ({
  sections,
  memberCard,
}: Pick<HomeDocument, 'sections' | 'memberCard'>): Data<typeof getIndexSystem> => {
  const flags = new Map(sections.map((section) => [rowOf(section).flag, section.open]));
  const titles = new Map(sections.map((section) => [rowOf(section).titleField, section.title]));
  return {
    ...Object.fromEntries(flagFields.map((field) => [field, flags.get(field) ?? false])),
    ...Object.fromEntries(titleFields.map((field) => [field, titles.get(field) ?? ''])),
    vip_description: memberCard.description,
    // `fromEntries` loses the names of the catalogue's fields, all of which are there
  } as Data<typeof getIndexSystem>;
};
