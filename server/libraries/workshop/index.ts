export { assertAgreed } from '../agreement/index.ts';
export { inBannerOrder, ofCourse, ofLive, type ShownBanner, shownBanners } from './banners.ts';
export { nameShop } from './name-shop.ts';
export { areWorkshopPictures } from './own-picture.ts';
export { type OwnWorkshop, ownWorkshop } from './own-workshop.ts';
export { introOf, plainIntro } from './plain-intro.ts';
export { shopOf } from './shop-of.ts';
