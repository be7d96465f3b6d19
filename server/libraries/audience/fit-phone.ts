import type { IncomingHttpHeaders } from 'node:http';
import { readCapabilities } from '#schemas/capabilities/capabilities.ts';
import { DRAWS_HEADER } from '#schemas/capabilities/draws.ts';
import { fitPage } from '#schemas/capabilities/fit-page.ts';

/** Leaves out what the app cannot draw by its header; returns `items` itself where it draws all. */
export const fitForPhone = <T extends object>(items: T[], headers: IncomingHttpHeaders): T[] =>
  fitPage(items, readCapabilities(headers[DRAWS_HEADER]));
