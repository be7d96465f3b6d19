import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { DrawHome } from '#schemas/layout/first-paint.ts';
import { homeRegistry } from '#sections/home-registry.ts';
import { registry } from '#sections/registry.ts';
import { createDiagnostics } from '#src/engine/diagnostics.ts';
import { type Engine, EngineProvider } from '#src/engine/engine.ts';
import { createLoader, type LoadedAnswer } from '#src/engine/load.ts';
import type { SectionDefinition, SectionProps } from '#src/engine/section-definition.ts';
import { readAnswer } from '#src/platform/calls/read-answer.ts';

type Built = { Content: ComponentType<SectionProps>; props: SectionProps };

const builtLast = new Map<string, Built>();

/** Notes what the section is given, from which the bare page is made. */
const noting = (definition: SectionDefinition): void => {
  const { load } = definition;
  definition.load = async () => {
    const { default: Content } = await load();
    const Noting = (props: SectionProps) => {
      builtLast.set(definition.name, { Content, props });
      return <Content {...props} />;
    };
    return { default: Noting };
  };
};

const definitions = [...Object.values(registry), ...Object.values(homeRegistry)];
for (const definition of new Set<SectionDefinition>(definitions)) noting(definition);

const failed: LoadedAnswer = { ok: false, why: 'network', message: '' };
const none = () => undefined;

const engineOf = (answers: Awaited<ReturnType<DrawHome>>['answers']): Engine => {
  const known = answers.map(({ path, payload, text }): [string, LoadedAnswer] => [
    `${path} ${payload}`,
    readAnswer(text),
  ]);
  return {
    loader: createLoader(async () => failed, new Map(known)),
    lastGood: { get: none, set: none },
    diagnostics: createDiagnostics({ send: none, schedule: none }),
    onMessage: none,
  };
};

const skeletons = new Map<string, ComponentType>(
  Object.values(registry).map(({ name, Skeleton }) => [name, Skeleton]),
);

const SECTION = /<section data-section="([^"]*)" data-state="(\w+)"/g;

/**
 * A home page's sections and places without an engine: each is given at once what it got in the drawn page. Returns a
 * render of the whole.
 */
export const barePage = async (
  path: string,
  call: Parameters<DrawHome>[0]['call'],
): Promise<() => string> => {
  const [{ drawHome }, { TabBar }] = await Promise.all([
    import('#src/app/first-paint/draw-home.tsx'),
    import('#src/app/frame/tab-bar.tsx'),
  ]);
  const parts: string[] = [];
  const { answers } = await drawHome({
    ...{ path, whole: false, call, limit: 10_000 },
    onPart: ({ html }) => parts.push(html),
  });
  const sections = [...parts.join('').matchAll(SECTION)];
  const engine = engineOf(answers);
  const contents = sections.map(([, name = '', state = '']) => {
    const Skeleton = skeletons.get(name) ?? none;
    const built = state === 'ready' ? builtLast.get(name) : undefined;
    const content = () => (built ? <built.Content {...built.props} /> : <Skeleton />);
    return { name, state, content };
  });
  return () =>
    renderToString(
      <EngineProvider value={engine}>
        <Router ssrPath={path}>
          <main>
            {contents.map(({ name, state, content }) => (
              <section key={name} data-section={name} data-state={state} aria-label={name}>
                {content()}
              </section>
            ))}
          </main>
          <TabBar current="index" />
        </Router>
      </EngineProvider>,
    );
};
