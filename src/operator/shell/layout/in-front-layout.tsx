import { desks } from '../desks.ts';
import { PlainLayout } from './plain-layout.tsx';

const own = desks.filter(({ inFront }) => inFront === true);

export const InFrontLayout = () => (
  <PlainLayout
    name="学员端"
    hint="首页、课程、订单等由已有的后端管理，请到那个后端的管理后台操作"
    among={own}
  />
);
