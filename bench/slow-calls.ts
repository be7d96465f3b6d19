/**
 * How long the database takes for each call among 100,000 members and a million orders, for a member and
 * an operator who see a lot. Calls that change nothing are made four times and the fastest counts; it
 * says as well what the first one took. LARGE_DATABASE_URL names a database that has just been seeded; without
 * it one is made and thrown away.
 */
import { createServer } from 'vite';

// tests and stories find endpoints by `import.meta.glob`, which Vite alone knows
const vite = await createServer({
  server: { middlewareMode: true, hmr: false },
  appType: 'custom',
  logLevel: 'error',
});
const { measureCalls } = await vite.ssrLoadModule('/bench/slow-calls/measure.ts');
process.exitCode = (await measureCalls()) ? 0 : 1;
await vite.close();
