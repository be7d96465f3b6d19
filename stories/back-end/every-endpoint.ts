import type { Endpoint } from '../../schemas/define-endpoint.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  // learners' calls; the console's are read by schemas of another kind
  [
    '../../schemas/*/*endpoints.ts',
    '!../../schemas/{operator,publication}/*',
    '!../../schemas/*/desk-*',
  ],
  {
    eager: true,
  },
);

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'payload' in value;

/** Every call of the contract; a further noun of `schemas/` joins by itself. */
export const everyEndpoint: readonly Endpoint[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint);
