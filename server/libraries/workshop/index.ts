export { type OwnWorkshop, ownWorkshop } from './own-workshop.ts';
