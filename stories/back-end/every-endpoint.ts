import type { Endpoint } from '#schemas/wire/define-endpoint.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../schemas/*/*endpoints.ts', {
  eager: true,
});

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'payload' in value;

export const everyCall: readonly Endpoint[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint);

export const everyEndpoint: readonly Endpoint[] = everyCall.filter(
  ({ access }) => typeof access === 'string',
);
