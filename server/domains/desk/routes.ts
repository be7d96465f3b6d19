import { type DeskArea, deskApis } from '#schemas/desk/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { DeskSite } from './desk-site.ts';
import { registeredQueues } from './registered-queues.ts';
import { changeRows } from './verbs/change-rows.ts';
import { checkSheet } from './verbs/check-sheet.ts';
import { exportRows } from './verbs/export-rows.ts';
import { findChoices } from './verbs/find-choices.ts';
import { importSheet } from './verbs/import-sheet.ts';
import { listRows } from './verbs/list-rows.ts';
import { listTables } from './verbs/list-tables.ts';
import { readRow } from './verbs/read-row.ts';
import { saveRow } from './verbs/save-row.ts';

const verbsOf = (area: DeskArea, site: DeskSite) => ({
  tables: listTables(area),
  list: listRows(area),
  read: readRow(area, site),
  choices: findChoices(area, site),
  save: saveRow(area, site),
  change: changeRows(area, site),
  export: exportRows(area),
  check: checkSheet(area, site),
  import: importSheet(area, site),
});

export const serve = (domain: DomainHost, services: Services): void => {
  const { console: host } = domain;
  const site = {
    mediaOrigins: services.mediaOrigins,
    learners: services.learnerSite,
    plays: services.streams.plays,
    airs: services.streams.airs,
  };
  implement(host, deskApis.content, verbsOf('content', site));
  implement(host, deskApis.trade, verbsOf('trade', site));
  for (const queue of registeredQueues) queue.serve(domain, services);
};
