import { helpApi } from '#schemas/help/endpoints.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { shared } from '../../platform/endpoint/shared.ts';
import { listTopics } from './list-topics.ts';

export const serve = (host: Host): void =>
  implement(host, helpApi, { helpTopics: shared(listTopics) });
