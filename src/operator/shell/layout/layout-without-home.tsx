import { useInFront } from '../../session.ts';
import { desks } from '../desks.ts';
import { PlainLayout } from './plain-layout.tsx';

const desksInFront = desks.filter(({ inFront }) => inFront);

/** For operators without rights to the home page. */
export const LayoutWithoutHome = () => (
  <PlainLayout name="运营后台" hint="" among={useInFront() ? desksInFront : desks} />
);
