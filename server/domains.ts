import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DomainHost } from './platform/endpoint/host.ts';
import type { Services } from './platform/endpoint/services.ts';
import { importAll } from './platform/import-all.ts';

type Serve = (host: DomainHost, services: Services) => void;
type Routes = { serve: Serve };

const folder = join(import.meta.dirname, 'domains');

// a bundle has the files listed; from its source the server reads the folder
const routes: Routes[] = import.meta.env
  ? Object.values(import.meta.glob<Routes>('./domains/*/routes.ts', { eager: true }))
  : await importAll(readdirSync(folder).map((noun) => join(folder, noun, 'routes.ts')));

export const serveDomains: Serve = (host, services) => {
  for (const { serve } of routes) serve(host, services);
};
