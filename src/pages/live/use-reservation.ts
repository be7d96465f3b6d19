import { useEffect, useState } from 'react';
import { reserveLive } from '../../../schemas/api/live.ts';
import { call } from '../../platform/call.ts';
import { randomKey } from '../../platform/random-key.ts';
import { showToast } from '../../platform/toast.ts';

type Reserved = { reserved: boolean; reservations: number };

/** A reservation, shown at once and taken back where the server does not follow. */
export const useReservation = (id: string, { reserved, reservations }: Reserved) => {
  const [now, setNow] = useState<Reserved>({ reserved, reservations });
  const [busy, setBusy] = useState(false);
  useEffect(() => setNow({ reserved, reservations }), [reserved, reservations]);
  const toggle = async () => {
    if (busy) return;
    const before = now;
    const on = !before.reserved;
    setBusy(true);
    setNow({ reserved: on, reservations: Math.max(0, before.reservations + (on ? 1 : -1)) });
    const answer = await call(reserveLive, { id, on, key: randomKey() });
    setBusy(false);
    if (answer.ok) setNow(answer.data);
    else setNow(before);
    const done = on ? '预约成功，开播前会在消息里提醒您' : '已取消预约';
    showToast(answer.ok ? done : answer.message || '没有成功，请稍后再试');
  };
  return { ...now, toggle: () => void toggle() };
};
