import { createServer, type ViteDevServer } from 'vite';
import { buildApp } from './app.ts';
import { start, workshopDir } from './start.ts';

start(async ({ config, opened, rootDir }) => {
  let vite: ViteDevServer | undefined;
  const app = buildApp({
    config,
    db: opened?.db,
    rootDir,
    workshopDir: workshopDir(rootDir),
    logger: { level: 'warn' },
    pages: (request, reply) => {
      reply.hijack();
      vite?.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
    },
  });
  vite = await createServer({
    root: rootDir,
    appType: 'spa',
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  const { close } = vite;
  app.addHook('onClose', () => close());
  return app;
});
