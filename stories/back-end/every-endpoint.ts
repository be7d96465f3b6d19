import type { Endpoint } from '../../schemas/define-endpoint.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  // learners' calls; the console's are read by schemas of another kind
  ['../../schemas/api/*.ts', '!../../schemas/api/operator.ts'],
  {
    eager: true,
  },
);

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'payload' in value;

/** Every call of the contract; a further file of `schemas/api/` joins by itself. */
export const everyEndpoint: readonly Endpoint[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint);
