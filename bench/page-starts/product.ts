import { routes } from '#src/app/routes.ts';
import { homeRoutes } from '#src/home/variants.ts';
import { exampleMember } from '#tests/e2e/harness/examples/member.ts';
import { databaseOf, startServer } from '#tests/e2e/harness/server.ts';

const AS = 'demo_vip';
/** Pages that redirect a member at once. */
const LEAVING = ['/login', '/Welogin', '/weizanlogin'];

export const startProduct = async () => {
  const server = await startServer();
  const db = databaseOf(server);
  const { addresses: examples, token } = await exampleMember(db, AS);
  const patterns = [...homeRoutes, ...Object.keys(routes)];
  const addresses = patterns
    .filter((pattern) => !LEAVING.includes(pattern))
    .map((pattern) => examples[pattern] ?? pattern);
  return { ...server, addresses, token };
};
