import { join } from 'node:path';
import { buildApp } from './app.ts';
import { startServer, workshopDir } from './start.ts';

startServer(async (parts) => {
  const { config, opened, rootDir } = parts;
  return buildApp({
    config,
    db: opened?.db,
    line: opened?.line,
    rootDir,
    clientDir: join(rootDir, 'dist/client'),
    workshopDir: workshopDir(parts),
    log: { level: config.logLevel },
    show: console.log,
  });
});
