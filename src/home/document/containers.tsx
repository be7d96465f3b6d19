import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { type ContainerName, containers } from '#schemas/layout/containers.ts';
import type { ContainerSettings } from '#src/engine/compose.ts';
import type { ShownSection } from '#src/engine/resolve.ts';
import type { SectionDefinition, SectionModule } from '#src/engine/section-definition.ts';
import { SectionProbe } from '#src/engine/section-probe.tsx';
import { SectionStack } from '#src/engine/section-stack.tsx';
import { SectionFrame } from '#src/ui/page/section-frame.tsx';
import { Tabs } from '#src/ui/page/tabs.tsx';
import { skeleton } from '#src/ui/skeleton/skeleton.tsx';
import css from './containers.module.css';

export const EmptyContainers = createContext<(key: string) => void>(() => undefined);

type Props = ContainerSettings & { title: string };

const Columns = ({ id, sections }: Props) => {
  const onEmpty = useContext(EmptyContainers);
  const onNothing = useCallback(() => onEmpty(id), [onEmpty, id]);
  return (
    <div className={css.columns}>
      <SectionStack resolved={sections} onNothing={onNothing} />
    </div>
  );
};

const underTab = (section: ShownSection): ShownSection => ({
  ...section,
  settings: { ...section.settings, quiet: true },
});

const TabGroup = ({ id, title, sections }: Props) => {
  const onEmpty = useContext(EmptyContainers);
  const [empty, setEmpty] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState('');
  const offered = sections.filter(({ key }) => !empty.has(key));
  const chosen = offered.find(({ key }) => key === wanted) ?? offered[0];
  const key = chosen?.key ?? '';
  const shown = useMemo(() => (chosen ? [underTab(chosen)] : []), [chosen]);
  const [calm, setCalm] = useState(false);
  const onCalm = useCallback(() => setCalm(true), []);
  const onHidden = useCallback(
    (hidden: string) => setEmpty((before) => new Set([...before, hidden])),
    [],
  );
  const onNothing = useCallback(() => onHidden(key), [onHidden, key]);
  const isEmpty = offered.length === 0;
  useEffect(() => {
    if (isEmpty) onEmpty(id);
  }, [isEmpty, onEmpty, id]);
  return (
    <div className={css.tabs}>
      <SectionFrame title={title} quiet>
        <Tabs
          label={title}
          tabs={offered.map((section) => ({ id: section.key, name: section.title }))}
          current={key}
          onChoose={setWanted}
          look="pill"
        />
      </SectionFrame>
      <SectionStack key={key} resolved={shown} onNothing={onNothing} onFirst={onCalm} />
      {calm &&
        offered.map((section) =>
          section.key === key ? null : (
            <SectionProbe key={section.key} section={section} onHidden={onHidden} />
          ),
        )}
    </div>
  );
};

const views = { 标签组: TabGroup, 双列组: Columns } satisfies Record<ContainerName, unknown>;

const definitionOf = (name: ContainerName): SectionDefinition => {
  const View = views[name];
  // `compose` passes a container's sections as its settings
  const module: SectionModule = {
    default: ({ title, settings }) => <View title={title} {...(settings as ContainerSettings)} />,
  };
  return {
    ...containers[name],
    name,
    sources: [],
    Skeleton: skeleton('rows', 3),
    load: async () => module,
  };
};

export const containerRegistry: Readonly<Record<ContainerName, SectionDefinition>> = {
  标签组: definitionOf('标签组'),
  双列组: definitionOf('双列组'),
};
