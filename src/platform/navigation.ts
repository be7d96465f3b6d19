import { navigate as push } from 'wouter/use-browser-location';
import { graphicAuth } from '../../schemas/api/home.ts';
import { safeAddress } from '../../schemas/primitives.ts';
import { call } from './call.ts';

/** Goes to an in-app path, or leaves for an http(s) address; anything else is no link. */
export const followLink = (address: string): void => {
  const safe = safeAddress(address);
  if (safe.startsWith('/')) push(safe);
  else if (safe) location.assign(safe);
};

/** Where a course of the ordered variant leads (specification section 3). */
export const courseAddress = ({ id, type }: { id: string; type: number }): string => {
  if (type === 4) return `/courseDetail/${id}`;
  return type === 3 || type === 5 ? `/specialDetail/${id}` : `/coursedet/${id}`;
};

/** Where a course of the classic variants leads (specification section 2): type 3 is a special. */
export const classicAddress = ({ id, type }: { id: string; type: number }): string =>
  type === 3 ? `/specialDetail/${id}` : `/courseDetail/${id}`;

/** Type of a graphic lesson, whose page the back end decides. */
export const GRAPHIC = 2;

let opening = false;

/**
 * Opens a graphic lesson: its own page where the back end says so, else the course page. A second
 * tap meanwhile does nothing, and whoever has moved on by the time of the answer stays there.
 */
export const openGraphicLesson = async (id: string): Promise<void> => {
  if (opening) return;
  opening = true;
  const from = location.href;
  const answer = await call(graphicAuth, { id });
  opening = false;
  if (location.href === from)
    push(`/${answer.ok && answer.data ? 'coursedet1' : 'coursedet'}/${id}`);
};
