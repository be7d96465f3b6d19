import type { ConsoleServices } from '../../operator/index.ts';
import { handleFault } from './handle-fault.ts';
import { listFaults } from './list-faults.ts';

/** What the console is told of faults, and does about them. */
export const diagnosticsVerbs = (services: ConsoleServices) => ({
  listFaults,
  handleFault: handleFault(services),
});
