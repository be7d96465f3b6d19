export { serveWallet } from './routes.ts';
