import { classifiedCoursesAddress } from '#schemas/category/addresses.ts';

/** The classifications of the home page, as `/selectCategoryList` names them. */
export type Classification = 'type_disease' | 'type_use' | 'type_drug';

/** Address of a classification, opened at one of its categories if one is given. */
export const classificationAddress = (classification: Classification, id?: string): string =>
  classifiedCoursesAddress({ id: classification, type_id: id });
