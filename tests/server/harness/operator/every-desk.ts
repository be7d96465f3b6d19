import type { Endpoint } from '#schemas/wire/define-endpoint.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../../../schemas/*/*endpoints.ts', {
  eager: true,
});

const isOperators = (value: unknown): value is Endpoint =>
  typeof value === 'object' &&
  value !== null &&
  'access' in value &&
  typeof value.access === 'object';

/** Every call of the console by name; a further desk of `schemas/` joins by itself. */
export const everyDesk: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Endpoint] => isOperators(entry[1])),
);

/** The right that a call asks for; null: it is made without a session. */
export const rightFor = (name: string) => {
  const access = everyDesk[name]?.access;
  return typeof access === 'object' ? access.operator : null;
};
