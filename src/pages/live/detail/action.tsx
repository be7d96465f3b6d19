import { useState } from 'react';
import { liveRoomAddress } from '../../../../schemas/live/addresses.ts';
import type { LiveDetail } from '../../../../schemas/live/endpoints.ts';
import { isComing, isOver } from '../../../../schemas/live/status.ts';
import { orderSubmitAddress } from '../../../../schemas/order/addresses.ts';
import { ticketText } from '../../../entities/live/words.ts';
import { ShareBarButton } from '../../../entities/share/share-button.tsx';
import { navigate } from '../../../platform/navigation/navigate.ts';
import { useHere } from '../../../platform/navigation/use-here.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { sharedLive } from '../live-card.ts';
import { useReservation } from '../use-reservation.ts';
import { PasswordSheet } from './password-sheet.tsx';

type Props = { live: LiveDetail; onOpened: () => void };

const Reserve = ({ live }: { live: LiveDetail }) => {
  const { reserved, toggle } = useReservation(live);
  return (
    <Button look={reserved ? 'outlined' : 'filled'} aria-pressed={reserved} onClick={toggle}>
      {reserved ? '已预约' : '预约直播'}
    </Button>
  );
};

/** The page's main action: reserve, enter the password, buy, or enter the room. */
export const DetailAction = ({ live, onOpened }: Props) => {
  const [asking, setAsking] = useState(false);
  const here = useHere();
  const { id, gate, status, price } = live;
  const coming = isComing(status);
  const room = liveRoomAddress({ id });
  const close = () => setAsking(false);
  const opened = () => {
    close();
    onOpened();
    if (here()) navigate(room);
  };
  return (
    <>
      <ShareBarButton thing={sharedLive(live)} />
      {coming && <Reserve live={live} />}
      {gate === 'open' && (
        <ButtonLink href={room} look={coming ? 'outlined' : 'filled'}>
          {isOver(status) ? '观看回放' : '进入直播间'}
        </ButtonLink>
      )}
      {gate === 'password' && (
        <Button look={coming ? 'outlined' : 'filled'} onClick={() => setAsking(true)}>
          输入密码
        </Button>
      )}
      {gate === 'pay' && (
        <ButtonLink
          href={orderSubmitAddress({ id, kind: 'live' })}
          look={coming ? 'outlined' : 'filled'}
        >
          {ticketText(price)}
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
