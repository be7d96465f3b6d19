import type { ReactNode } from 'react';
import { BarButton } from '#src/ui/button/bar-button.tsx';
import { Button } from '#src/ui/button/button.tsx';
import type { SharedThing } from './shared-thing.ts';
import { useShare } from './use-share.tsx';

export const ShareBarButton = ({ thing }: { thing: SharedThing }) => {
  const { share, panel } = useShare(thing);
  return (
    <>
      <BarButton icon="share" onPress={share}>
        分享
      </BarButton>
      {panel}
    </>
  );
};

type Props = { thing: SharedThing; look?: 'filled' | 'outlined'; children: ReactNode };

export const ShareButton = ({ thing, look = 'filled', children }: Props) => {
  const { share, panel } = useShare(thing);
  return (
    <>
      <Button look={look} onClick={share}>
        {children}
      </Button>
      {panel}
    </>
  );
};
