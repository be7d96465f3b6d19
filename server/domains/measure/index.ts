export { serveMeasureDesk } from './desk/serve.ts';
export { receiveMeasures } from './receive-measures.ts';
export { sweepMeasures } from './sweep.ts';
