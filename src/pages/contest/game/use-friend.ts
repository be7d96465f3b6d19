import { useEffect } from 'react';
import { visitGame } from '../../../../schemas/contest/endpoints.ts';
import { useParam } from '../../../platform/navigation/use-param.ts';
import { REFERRAL } from '../../../platform/share/card.ts';
import { change } from '../../../platform/writing/change.ts';

/** Tells the server, once for each opening, whose link has led to this game. */
export const useFriend = (id: string): void => {
  const [from] = useParam(REFERRAL);
  useEffect(() => {
    if (from !== '') void change(visitGame, { id, from }, `${id} ${from}`);
  }, [id, from]);
};
