import { measureDeskApi } from '../../../../schemas/measure/desk-endpoints.ts';
import type { Host } from '../../../platform/endpoint/host.ts';
import { implement } from '../../../platform/endpoint/implement.ts';
import { measures } from './measures.ts';

/** The call that sums up what was measured. */
export const serveMeasureDesk = (console: Host): void =>
  implement(console, measureDeskApi, { measures });
