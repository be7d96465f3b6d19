import { join } from 'node:path';
import { buildApp } from './app.ts';
import { startServer, workshopDir } from './start.ts';

startServer(async ({ config, opened, rootDir }) =>
  buildApp({
    config,
    db: opened?.db,
    line: opened?.line,
    rootDir,
    clientDir: join(rootDir, 'dist/client'),
    workshopDir: workshopDir(rootDir),
    log: { level: config.logLevel },
    show: console.log,
  }),
);
