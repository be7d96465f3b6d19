import type { Endpoint } from '../../schemas/define-endpoint.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../schemas/*/*endpoints.ts', {
  eager: true,
});

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'payload' in value;

/** Every call of learners; a further noun of `schemas/` joins by itself. */
export const everyEndpoint: readonly Endpoint[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint)
  .filter(({ access }) => typeof access === 'string');
