import { categoryChoiceAddress, typeCoursesAddress } from '#schemas/category/addresses.ts';

/** Addresses of pages that need more than an id. */
export const addresses = {
  [typeCoursesAddress.pattern]: { search: 'type=0' },
  [categoryChoiceAddress.pattern]: { search: 'tree=type_drug' },
};
