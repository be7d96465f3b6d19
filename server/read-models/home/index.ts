export { countItems } from './count-items.ts';
export { listBanners } from './lists/list-banners.ts';
export { serveHome } from './routes.ts';
export { readModules } from './settings/read-modules.ts';
