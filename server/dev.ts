import { createServer, type ViteDevServer } from 'vite';
import { buildApp } from './app.ts';
import { startServer, workshopDir } from './start.ts';

const bundled = (url = '/'): string => {
  if (/^\/operator\/preview(?:[?#]|$)/.test(url)) return '/src/operator/preview.html';
  if (/^\/preview\/(?!assets\/)/.test(url)) return '/src/operator/preview-link.html';
  return /^\/operator(?:[/?#]|$)/.test(url) ? '/src/operator/index.html' : url;
};

startServer(async (parts) => {
  const { config, opened, rootDir } = parts;
  let vite: ViteDevServer | undefined;
  const app = buildApp({
    // the bundler serves console and app from one site
    config: { ...config, operatorOrigin: undefined },
    db: opened?.db,
    line: opened?.line,
    rootDir,
    workshopDir: workshopDir(parts),
    log: { level: config.logLevel },
    show: console.log,
    pages: (request, reply) => {
      reply.hijack();
      request.raw.url = bundled(request.raw.url);
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
