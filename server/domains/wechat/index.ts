export { serveWechat } from './routes.ts';
