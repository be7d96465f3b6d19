import { diagnosticsDeskApi } from '../../../../schemas/diagnostics/desk-endpoints.ts';
import type { Host } from '../../../platform/endpoint/host.ts';
import { implement } from '../../../platform/endpoint/implement.ts';
import { handleFault } from './handle-fault.ts';
import { listFaults } from './list-faults.ts';

/** The calls of the desk that shows what phones reported. */
export const serveFaultDesk = (console: Host): void =>
  implement(console, diagnosticsDeskApi, { listFaults, handleFault });
