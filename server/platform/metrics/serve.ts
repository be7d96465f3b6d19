import Fastify, { type FastifyInstance } from 'fastify';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { isSameText } from '../auth/same-text.ts';
import { ConfigError, type MetricsConfig } from '../config/config.ts';
import { connectionLimits, timeLimits } from '../http/connections.ts';
import { sendRefusal } from '../http/error-answers.ts';
import type { Metrics } from './metrics.ts';

const PATH = '/metrics';
const CONNECTIONS = 50;

const serveTo = (app: FastifyInstance, metrics: Metrics, token: string | undefined): void => {
  app.get(PATH, async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store');
    if (token === undefined || isSameText(headers.authorization ?? '', `Bearer ${token}`))
      return reply.type(metrics.contentType).send(await metrics.read());
    return reply.code(401).header('www-authenticate', 'Bearer').send('a token is needed');
  });
};

const openPort = (
  app: FastifyInstance,
  own: FastifyInstance,
  at: { port: number; host: string },
) => {
  app.addHook('onReady', async () => {
    const address = await own.listen(at).catch((error: Error) => {
      throw new ConfigError(`环境变量 METRICS_PORT 无效：无法监听（${error.message}）`);
    });
    app.log.info({ address: `${address}${PATH}` }, 'metrics are served');
  });
  app.addHook('onClose', () => own.close());
};

export const serveMetrics = (
  app: FastifyInstance,
  metrics: Metrics | undefined,
  config: MetricsConfig | undefined,
): void => {
  if (metrics && config?.port !== undefined) {
    const own = Fastify(timeLimits(connectionLimits()));
    own.server.maxConnections = CONNECTIONS;
    serveTo(own, metrics, config.token);
    openPort(app, own, { port: config.port, host: config.host });
  } else if (metrics && config) {
    serveTo(app, metrics, config.token);
    return;
  }
  // the app's own page would pass for metrics that cannot be read
  app.get(PATH, async (_request, reply) => sendRefusal(reply, callRefusals.noSuchPage));
};
