import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { SectionName } from '#schemas/layout/home-sections.ts';
import { registry } from '#sections/registry.ts';
import { resolve, type ShownSection, shownSections } from '#src/engine/resolve.ts';
import type { SectionModule } from '#src/engine/section-definition.ts';
import { SectionRoot, SectionView } from '#src/engine/section-view.tsx';
import { validate } from '#src/engine/validate.ts';
import { samples } from '#stories/sections/section-samples.ts';
import { allSectionNames } from '../../../harness/all-section-names.ts';
import '#src/ui/tokens/tokens.css';
import '#src/ui/tokens/base.css';

/**
 * Sections on a page of their own: `?section=` (all without it), `sample=` (常规 without it),
 * `state=loading` for the skeletons, `theme=`.
 */
const query = new URLSearchParams(location.search);
const named = query.get('section');
const sample = query.get('sample') ?? '常规';
const loading = query.get('state') === 'loading';

const dataOf = ({ definition, source }: ShownSection): unknown => {
  // every shown section of the registry stands in the catalogue
  const payload = samples[definition.name as SectionName][sample];
  if (!source) return payload;
  const read = validate(source.endpoint, payload);
  if (!read.fits) throw new Error(`${definition.name} ${sample}: ${read.path} ${read.expected}`);
  return read.data;
};

const Loaded = ({ section, module }: { section: ShownSection; module: SectionModule }) => (
  <SectionRoot section={section} state="ready">
    <SectionView section={section} module={module} data={dataOf(section)} />
  </SectionRoot>
);

const Waiting = ({ section }: { section: ShownSection }) => (
  <SectionRoot section={section} state="loading">
    <section.definition.Skeleton />
  </SectionRoot>
);

type Entry = { section: ShownSection; module: SectionModule };

const Stack = ({ entries }: { entries: Entry[] }) => {
  useEffect(() => {
    document.documentElement.dataset.harness = 'ready';
  }, []);
  return entries.map(({ section, module }) =>
    loading ? (
      <Waiting key={section.key} section={section} />
    ) : (
      <Loaded key={section.key} section={section} module={module} />
    ),
  );
};

const wanted = allSectionNames.filter(
  (name) => (named === null || name === named) && (loading || sample in samples[name]),
);
const shown = shownSections(
  resolve({ gated: false, nodes: wanted.map((name) => ({ name })) }, null, {
    registry,
    member: true,
    modules: { liveModule: true, coupons: true },
  }),
);
const entries = await Promise.all(
  shown.map(async (section) => ({ section, module: await section.definition.load() })),
);

document.documentElement.dataset.theme = query.get('theme') ?? '';
const root = document.getElementById('root');
if (!root) throw new Error('no root');
createRoot(root).render(
  <StrictMode>
    <Stack entries={entries} />
  </StrictMode>,
);
