export { listTabs } from './list-tabs.ts';
export { readSite } from './queries.ts';
export { readLoginSwitch, readSiteInfo } from './read-site.ts';
