import { diagnosticsDeskApi } from '#schemas/diagnostics/desk-endpoints.ts';
import type { AlertConfig } from '../../../platform/alerts/config.ts';
import type { Host } from '../../../platform/endpoint/host.ts';
import { implement } from '../../../platform/endpoint/implement.ts';
import { handleFault } from './handle-fault.ts';
import { listFaults } from './list-faults.ts';
import { readAlerts } from './read-alerts.ts';
import { testAlert } from './test-alert.ts';

export const serveFaultDesk = (console: Host, alerts: AlertConfig | undefined): void =>
  implement(console, diagnosticsDeskApi, {
    listFaults,
    handleFault,
    readAlerts: readAlerts(alerts),
    testAlert: testAlert(alerts),
  });
