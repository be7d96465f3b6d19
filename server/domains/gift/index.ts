export { holdGift, isGiftTaken, withdrawGift, wrapGift } from './gifts.ts';
