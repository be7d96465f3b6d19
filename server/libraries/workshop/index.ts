export { assertAgreed } from '../agreement/index.ts';
export { type OwnWorkshop, ownWorkshop } from './own-workshop.ts';
export { shopOf } from './shop-of.ts';
