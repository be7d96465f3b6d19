import { holdRules } from '../harness/rules-table.ts';

holdRules({
  file: 'docs/home-rules.md',
  least: 41,
  subjects: [
    'Variant 1',
    'Variants 2 to 4',
    'Ordered variant',
    'Live',
    'Activity countdown',
    'Paging',
    'Version switch',
    'Graphic lessons',
  ],
});
