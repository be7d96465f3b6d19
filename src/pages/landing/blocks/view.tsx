import { type BlockLanding, blockLanding } from '#schemas/landing/endpoints.ts';
import { ShareButton } from '#src/entities/share/share-button.tsx';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { Skeletons } from '#src/ui/state/answered.tsx';
import { cardOf } from '../card.ts';
import { useLandingQuery } from '../landing-query.ts';
import { landingNotFound } from '../not-found.ts';
import { useOpening } from '../use-opening.ts';

const shapes = [['lines', 8]] as const satisfies Parameters<typeof Skeletons>[0]['shapes'];

// the engine and what draws a document are no part of the page's first view
const Blocks = lazyPage(() => import('#src/home/blocks.tsx'), <Skeletons shapes={[...shapes]} />);

const Share = ({ page }: { page: BlockLanding }) => {
  const { title, desc, imgUrl } = cardOf(page);
  return (
    <ShareButton look="outlined" thing={{ title, desc, picture: imgUrl }}>
      分享给同事
    </ShareButton>
  );
};

export default detailView(blockLanding, {
  useQuery: useLandingQuery,
  useExtra: (_, page) => useOpening(page?.id, true),
  flush: true,
  shapes: [...shapes],
  notFound: landingNotFound,
  title: ({ title }) => title,
  share: cardOf,
  action: (page) => <Share page={page} />,
  body: ({ id, theme, nodes }, { retry }) => (
    <Blocks key={id} theme={theme} nodes={nodes} onRetry={retry} />
  ),
});
