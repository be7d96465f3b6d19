import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { useEngine } from '#src/engine/engine.ts';
import type { Loader } from '#src/engine/load.ts';
import { HomeFrame } from '#src/home/home-frame.tsx';
import { useOrderedPage } from '#src/home/ordered/use-ordered-page.ts';
import type { Store } from '#src/platform/storage/store.ts';
import { DraftEngine } from './draft-engine.tsx';

const nothing = () => undefined;

const Sections = () => {
  const { resolved, Stack } = useOrderedPage(useEngine());
  return resolved && <Stack resolved={resolved} onNothing={nothing} eager={Infinity} />;
};

export const SectionsApp = ({
  draft,
  network,
}: {
  draft: Store<HomeDocument>;
  network: Loader;
}) => (
  <DraftEngine draft={draft} network={network}>
    <HomeFrame route="/" variant="ordered" theme="default" coupon={null}>
      <Sections />
    </HomeFrame>
  </DraftEngine>
);
