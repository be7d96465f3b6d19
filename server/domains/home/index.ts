export { listBanners } from './list-banners.ts';
export { serveHome } from './routes.ts';
