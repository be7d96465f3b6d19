import { join } from 'node:path';
import { buildApp } from './app.ts';
import { start, workshopDir } from './start.ts';

start(async ({ config, opened, rootDir }) =>
  buildApp({
    config,
    db: opened?.db,
    rootDir,
    clientDir: join(rootDir, 'dist/client'),
    workshopDir: workshopDir(rootDir),
    logger: { level: 'warn' },
  }),
);
