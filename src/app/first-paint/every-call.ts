import { classicApi } from '#schemas/classic/endpoints.ts';
import { homeApi } from '#schemas/home/endpoints.ts';
import { bottomStatus, switchVersion } from '#schemas/site/start-endpoints.ts';
import type { ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import { registry } from '#sections/registry.ts';

const all: readonly ReadEndpoint[] = [
  ...Object.values(homeApi),
  ...Object.values(classicApi),
  bottomStatus,
  switchVersion,
  ...Object.values(registry).flatMap(({ sources }) => sources),
];

export const everyCall: ReadonlyMap<string, ReadEndpoint> = new Map(
  all.map((endpoint) => [endpoint.path, endpoint]),
);
