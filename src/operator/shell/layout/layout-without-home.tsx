import { useInFront } from '../../session.ts';
import { desks } from '../desks.ts';
import { PlainLayout } from './plain-layout.tsx';

const desksInFront = desks.filter(({ inFront }) => inFront);

/** The console of an operator who has nothing to do with the home page. */
export const LayoutWithoutHome = () => (
  <PlainLayout name="运营后台" hint="" among={useInFront() ? desksInFront : desks} />
);
