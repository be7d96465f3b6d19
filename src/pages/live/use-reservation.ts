import { useRelation } from '#src/entities/relation/use-relation.ts';

/** A reservation, shown at once and taken back where the server refuses it. */
export const useReservation = ({ id, reserved }: { id: string; reserved: boolean }) => {
  const { on, toggle } = useRelation({ kind: 'reserve', target: 'live', id, on: reserved });
  return { reserved: on, toggle };
};
