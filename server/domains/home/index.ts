export { countItems } from './count-items.ts';
export { listBanners } from './list-banners.ts';
export { readModules } from './read-modules.ts';
export { serveHome } from './routes.ts';
