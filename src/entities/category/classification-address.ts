import { classifiedCoursesAddress } from '#schemas/category/addresses.ts';

/** Names of `/selectCategoryList`. */
export type Classification = 'type_disease' | 'type_use' | 'type_drug';

export const classificationAddress = (classification: Classification, id?: string): string =>
  classifiedCoursesAddress({ id: classification, type_id: id });
