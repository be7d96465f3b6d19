import { useState } from 'react';
import type { LiveDetail } from '#schemas/live/endpoints.ts';
import { liveStanding, liveWay, reserveNames } from '#src/entities/live/standing.ts';
import { ShareBarButton } from '#src/entities/share/share-button.tsx';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useHere } from '#src/platform/navigation/use-here.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { sharedLive } from '../live-card.ts';
import { useReservation } from '../use-reservation.ts';
import { PasswordSheet } from './password-sheet.tsx';

type Props = { live: LiveDetail; onOpened: () => void };

const Reserve = ({ live }: { live: LiveDetail }) => {
  const { reserved, toggle } = useReservation(live);
  return (
    <Button look={reserved ? 'outlined' : 'filled'} aria-pressed={reserved} onClick={toggle}>
      {reserveNames[reserved ? 'on' : 'off']}
    </Button>
  );
};

/** The page's main action: reserve, enter the password, buy, or enter the room. */
export const DetailAction = ({ live, onOpened }: Props) => {
  const [asking, setAsking] = useState(false);
  const here = useHere();
  const { id, gate } = live;
  const { reservable } = liveStanding(live);
  const look = reservable ? 'outlined' : 'filled';
  const way = liveWay(live);
  const close = () => setAsking(false);
  const opened = () => {
    close();
    onOpened();
    if (here()) navigate(way.href);
  };
  return (
    <>
      <ShareBarButton thing={sharedLive(live)} />
      {reservable && <Reserve live={live} />}
      {way.is === 'password' ? (
        <Button look={look} onClick={() => setAsking(true)}>
          {way.name}
        </Button>
      ) : (
        <ButtonLink href={way.href} look={look}>
          {way.name}
        </ButtonLink>
      )}
      <PasswordSheet
        id={id}
        open={asking && gate === 'password'}
        onClose={close}
        onOpened={opened}
      />
    </>
  );
};
