/**
 * Database time of each call among 100,000 members and a million orders, for a member and an operator with
 * much data. Reading calls run four times and the fastest counts; the first time is shown too.
 * LARGE_DATABASE_URL names a freshly seeded database; without it a temporary one is made.
 */
import { createServer } from 'vite';

// endpoints are found by `import.meta.glob`, which only Vite supports
const vite = await createServer({
  server: { middlewareMode: true, hmr: false },
  appType: 'custom',
  logLevel: 'error',
});
const { measureCalls } = await vite.ssrLoadModule('/bench/slow-calls/measure.ts');
process.exitCode = (await measureCalls()) ? 0 : 1;
await vite.close();
