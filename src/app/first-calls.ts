import * as z from 'zod/mini';
import type { PageRoute } from '#src/platform/navigation/page.ts';
import type { NamedCall } from './start-calls.ts';

const body = z.record(z.string(), z.unknown());

/** The first calls of a page, each with exactly the body that the page itself would send. */
export const firstCalls = ({ reads = [], access }: PageRoute): readonly NamedCall[] =>
  reads.map(({ endpoint, from, payload }) => {
    const needed = Object.entries(from).filter(([, location]) => !location?.endsWith('?'));
    const given = Object.fromEntries(needed.map(([name]) => [name, '1']));
    return {
      path: endpoint.path,
      member: access === 'member' || endpoint.access === 'member',
      body: z.parse(body, z.parse(endpoint.payload, { ...given, ...payload })),
      from,
    };
  });
