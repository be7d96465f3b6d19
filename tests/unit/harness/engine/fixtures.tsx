import type { Diagnostic } from '#schemas/diagnostics/endpoints.ts';
import { defineEndpoint } from '#schemas/wire/define-endpoint.ts';
import { id, requiredText } from '#schemas/wire/primitives.ts';
import { list, object, paged } from '#schemas/wire/structures.ts';
import type { LastGood } from '#src/engine/judge.ts';
import type { LoadedAnswer } from '#src/engine/load.ts';
import {
  type HomeConfig,
  type ResolveContext,
  resolve,
  shownSections,
} from '#src/engine/resolve.ts';
import type {
  Registry,
  SectionDefinition,
  SectionModule,
  Source,
} from '#src/engine/section-definition.ts';

const row = object({ id, label: requiredText }, { label: 'title' });

export const newsCall = defineEndpoint({
  path: '/v1/test/news',
  payload: object({}),
  data: list(row),
  access: 'public',
});

export const hallCall = defineEndpoint({
  path: '/v1/test/rooms',
  payload: object({}),
  data: paged('new_array', 'page_num', row),
  access: 'member',
  toastsFailure: true,
});

/** A promise that the test settles when it wants to. */
export const controlled = <T,>() => {
  let settle: (value: T) => void = () => undefined;
  let fail: (cause: unknown) => void = () => undefined;
  const promise = new Promise<T>((resolvePromise, rejectPromise) => {
    settle = resolvePromise;
    fail = rejectPromise;
  });
  return { promise, settle, fail };
};

const module: SectionModule = { default: ({ title }) => <p>{title}</p> };

export const section = (
  name: string,
  more: Partial<SectionDefinition> = {},
): SectionDefinition => ({
  name,
  aliases: [],
  sources: [newsCall],
  Skeleton: () => <i>骨架</i>,
  load: () => Promise.resolve(module),
  ...more,
});

export const registryOf = (...sections: SectionDefinition[]): Registry =>
  Object.fromEntries(sections.map((definition) => [definition.name, definition]));

export const layoutOf = (...names: string[]) => ({
  gated: true,
  nodes: names.map((name) => ({ name })),
});

export const contextOf = (
  registry: Registry,
  more: Partial<ResolveContext> = {},
): ResolveContext => ({
  registry,
  member: true,
  modules: {},
  ...more,
});

/** All sections of the registry, in its order. */
export const resolveAll = (registry: Registry, config: HomeConfig = {}) =>
  resolve(layoutOf(...Object.keys(registry)), config, contextOf(registry));

export const shownOf = (definition: SectionDefinition) => {
  const [shown] = shownSections(resolveAll(registryOf(definition)));
  if (!shown) throw new Error(`${definition.name} is not shown`);
  return shown;
};

export const sourceOf = (endpoint: Source['endpoint'], payload = {}): Source => ({
  endpoint,
  payload,
});

export const goodRows = [{ id: '1', label: '心电图入门' }];
export const answerOf = (data: unknown): LoadedAnswer => ({ ok: true, data });
export const failed = (why = 'timeout', message = ''): LoadedAnswer => ({
  ok: false,
  why,
  message,
});

export const memoryOfGood = (): LastGood & { held: Map<string, unknown> } => {
  const held = new Map<string, unknown>();
  return { held, get: (key) => held.get(key), set: (key, data) => held.set(key, data) };
};

export const faultLike = (more: Partial<Diagnostic> = {}): Diagnostic => ({
  fault: 'call-failed',
  section: '资讯列表',
  endpoint: newsCall.path,
  path: '',
  expected: '',
  came: '"timeout"',
  shown: 'hidden',
  ...more,
});
