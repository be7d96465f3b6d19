import { join } from 'node:path';
import { buildApp } from './app.ts';
import { start } from './start.ts';

start(async ({ config, opened, rootDir }) =>
  buildApp({
    config,
    db: opened?.db,
    rootDir,
    clientDir: join(rootDir, 'dist/client'),
    logger: { level: 'warn' },
  }),
);
