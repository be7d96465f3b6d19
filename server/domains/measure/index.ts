export { serveMeasureDesk } from './desk/serve.ts';
export { sumHomeDays } from './home-days.ts';
export { receiveMeasures } from './receive-measures.ts';
export { sweepMeasures } from './sweep.ts';
