import { tabSections } from '../layout/layout-tabs.ts';
import { classicLayout } from '../publication/classic-layout.ts';

/** Sections that choose a category or tab of the home page, or depend on such a choice. */
const choosers: readonly string[] = [tabSections.tab, tabSections.subTab, '子分类'];

export const landingLayout = classicLayout.check((context) => {
  const { nodes } = context.value;
  for (const [index, { name, tab, subTab }] of nodes.entries())
    if (choosers.includes(name) || tab || subTab)
      context.issues.push({
        code: 'custom',
        path: ['nodes', index, 'name'],
        message: `“${name}”要在首页上选分类或标签，分享页不能放`,
        input: nodes,
      });
});
