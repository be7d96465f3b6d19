import type { Endpoint } from '#schemas/wire/define-endpoint.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../../../schemas/*/*endpoints.ts', {
  eager: true,
});

const isOperators = (value: unknown): value is Endpoint =>
  typeof value === 'object' &&
  value !== null &&
  'access' in value &&
  typeof value.access === 'object';

const isNamed = (entry: [string, unknown]): entry is [string, Endpoint] => isOperators(entry[1]);

const exported = Object.values(modules).flatMap((module) => Object.entries(module));

/** The calls by which queues give their tables, which have no names of their own. */
const sheets = exported
  .filter(([name]) => name.endsWith('Calls'))
  .flatMap(([name, calls]) =>
    Object.entries(Object(calls)).map(([of, call]) => ({ name, of, call })),
  )
  .filter(({ of }) => of === 'sheet')
  .map(({ name, call }): [string, unknown] => [name.replace('Calls', 'Sheet'), call]);

/** Every call of the console by name; a further desk of `schemas/` joins by itself. */
export const everyDesk: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  [...exported, ...sheets].filter(isNamed),
);

/** The right that a call asks for; null: it is made without a session. */
export const rightFor = (name: string) => {
  const access = everyDesk[name]?.access;
  return typeof access === 'object' ? access.operator : null;
};
