import type { ReactNode } from 'react';
import type { ShownSection } from './resolve.ts';
import type { PagedSource, SectionModule } from './section-definition.ts';

type SectionState = 'loading' | 'ready';

type RootProps = {
  section: ShownSection;
  state: SectionState;
  children: ReactNode;
  near?: ((element: HTMLElement | null) => void) | undefined;
};

/** Home rule 57. */
export const SectionRoot = ({ section, state, children, near }: RootProps) => (
  <section
    data-section={section.definition.name}
    data-state={state}
    {...section.marks}
    aria-label={section.title}
    aria-busy={(state === 'loading' && !near) || undefined}
    ref={near}
  >
    {section.frame ? <div {...section.frame[state]}>{children}</div> : children}
  </section>
);

type ViewProps = {
  section: ShownSection;
  module: SectionModule;
  data: unknown;
  onFurther?: PagedSource['onFurther'];
};

export const SectionView = ({ section, module, data, onFurther }: ViewProps) => {
  const Content = module.default;
  const source = section.source && { ...section.source, onFurther };
  return <Content title={section.title} data={data} settings={section.settings} source={source} />;
};
