export { countItems } from './count-items.ts';
export { listBanners } from './list-banners.ts';
export { toLive } from './list-lives.ts';
export { readModules } from './read-modules.ts';
export { serveHome } from './routes.ts';
