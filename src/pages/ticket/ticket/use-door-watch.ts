import { useEffect, useRef } from 'react';
import type { TicketDetail } from '#schemas/ticket/endpoints.ts';

/** How often the page asks whether the ticket was taken, in ms. */
const EVERY = 5000;

/** Before it begins, nobody is at the door longer than this, in ms. */
const EARLY = 2 * 3_600_000;

const atDoor = ({ state, occasion: { startAt, endAt }, now }: TicketDetail): boolean =>
  state === 'valid' &&
  startAt !== null &&
  now !== null &&
  now >= startAt - EARLY &&
  now < (endAt ?? startAt);

/** Reads a ticket again and again while it may be taken at the door; rests while the page is hidden. */
export const useDoorWatch = (ticket: TicketDetail, again: () => void): void => {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  }, [again]);
  const watches = atDoor(ticket);
  useEffect(() => {
    if (!watches) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') latest.current();
    }, EVERY);
    return () => clearInterval(timer);
  }, [watches]);
};
