import { measureDeskApi } from '#schemas/measure/desk-endpoints.ts';
import type { Host } from '../../../platform/endpoint/host.ts';
import { implement } from '../../../platform/endpoint/implement.ts';
import { homeNumbers } from './home-numbers.ts';
import { measures } from './measures.ts';

export const serveMeasureDesk = (console: Host): void =>
  implement(console, measureDeskApi, { measures, homeNumbers });
