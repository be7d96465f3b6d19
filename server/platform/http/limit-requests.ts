import type { Host } from '../endpoint/host.ts';
import { overLine } from '../endpoint/over-line.ts';
import { limitNetworks } from '../limits/limit-rate.ts';

export const limitRequests = ({
  app,
  line,
  limits,
}: Pick<Host, 'app' | 'line' | 'limits'>): void => {
  const assertNetwork = limitNetworks(limits);
  app.addHook('onRequest', (request) => overLine(line, true, () => assertNetwork(request.ip)));
  app.addHook('onClose', async () => limits.close());
};
