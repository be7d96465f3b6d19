export { refundVerbs } from './desk/verbs.ts';
export { serveRefund } from './routes.ts';
