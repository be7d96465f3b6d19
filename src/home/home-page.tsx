import { useEngine } from '#src/engine/engine.ts';
import { BootSkeleton } from '#src/ui/skeleton/boot.tsx';
import { useClassicParts } from './classic/use-classic-parts.ts';
import { NothingLoaded } from './nothing-loaded.tsx';
import { OrderedPage } from './ordered/ordered-page.tsx';
import { useVariant } from './use-variant.ts';
import type { ClassicVariant } from './variants.ts';

type Props = { route: string; onRetry: () => void };

const ClassicHome = ({ variant, ...props }: Props & { variant: ClassicVariant }) => {
  const parts = useClassicParts(variant);
  if (parts.state === 'waiting') return <BootSkeleton />;
  if (parts.state === 'failed') return <NothingLoaded onRetry={parts.retry} />;
  return <parts.Page {...props} variant={variant} layout={parts.layout} />;
};

/** Home rules 16 and 17. */
export const HomePage = (props: Props) => {
  const variant = useVariant(useEngine(), props.route);
  if (variant === undefined) return <BootSkeleton />;
  if (variant === 'ordered') return <OrderedPage {...props} />;
  return <ClassicHome key={variant} {...props} variant={variant} />;
};
