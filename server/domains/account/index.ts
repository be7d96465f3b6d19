export { agreementInForce } from './legal-version.ts';
export { serveAccount } from './routes.ts';
