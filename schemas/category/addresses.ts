import { address } from '../page-address.ts';

export const categoriesAddress = address('/category');
export const categoryCoursesAddress = address('/categoryList', 'id');
export const typeCoursesAddress = address('/cate', 'type');
export const categoryChoiceAddress = address('/treeSelect');
export const classifiedCoursesAddress = address('/selectCategoryList', 'id', 'type_id?');
export const featuredAddress = address('/more');
export const columnListAddress = address('/zhuanlanmore', 'type?');
export const freeAddress = address('/mianfei');
export const feedAddress = address('/find');
