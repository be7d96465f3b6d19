export { readContents } from './count-items.ts';
export { listBanners } from './lists/list-banners.ts';
export { ownHomeApi, serveOwnHome } from './own-home.ts';
export { serveHome } from './routes.ts';
