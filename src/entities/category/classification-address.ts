import { classifiedCoursesAddress } from '#schemas/category/addresses.ts';

/** The classifications of the home page, as `/selectCategoryList` names them. */
export type Classification = 'type_disease' | 'type_use' | 'type_drug';

export const classificationAddress = (classification: Classification, id?: string): string =>
  classifiedCoursesAddress({ id: classification, type_id: id });
