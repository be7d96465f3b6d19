import type { Desk } from '../../operator/index.ts';
import { handleFault } from './handle-fault.ts';
import { listFaults } from './list-faults.ts';

/** What the console is told of faults, and does about them. */
export const diagnosticsVerbs = (desk: Desk) => ({
  listFaults,
  handleFault: handleFault(desk),
});
