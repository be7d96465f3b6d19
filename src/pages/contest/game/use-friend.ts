import { useEffect } from 'react';
import { visitGame } from '#schemas/contest/endpoints.ts';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { REFERRAL } from '#src/platform/share/card.ts';
import { change } from '#src/platform/writing/change.ts';

/** Tells the server, once for each opening, whose link has led to this game. */
export const useFriend = (id: string): void => {
  const [from] = useParam(REFERRAL);
  useEffect(() => {
    if (from !== '') void change(visitGame, { id, from }, `${id} ${from}`);
  }, [id, from]);
};
