export { giftByCode } from './find-gift.ts';
export { holdGift, isGiftTaken, withdrawGift, wrapGift } from './gifts.ts';
