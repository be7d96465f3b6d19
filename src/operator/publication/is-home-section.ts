import { type HomeSectionName, homeSections } from '#schemas/home-sections.ts';

export const isHomeSection = (name: string): name is HomeSectionName =>
  Object.hasOwn(homeSections, name);
