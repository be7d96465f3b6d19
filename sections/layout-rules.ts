import { tabSections, ungatedSections } from '../schemas/layout-tabs.ts';
import { settingTable } from '../schemas/section-settings.ts';
import type { LayoutRules } from '../src/engine/check-layout.ts';
import { registry } from './registry.ts';

/** What layouts are held against when the app is built. */
export const layoutRules: LayoutRules = {
  registry,
  settingTable,
  tabs: tabSections,
  ungated: ungatedSections,
};
