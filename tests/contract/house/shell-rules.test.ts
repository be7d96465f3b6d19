import { holdRules } from '../harness/rules-table.ts';

holdRules({
  file: 'docs/shell-rules.md',
  least: 90,
  subjects: [
    'Tab bar (section 2)',
    'Stored session (section 3)',
    'Values and inputs (section 3)',
    'Login (section 4)',
    'Guard (sections 4 and 6)',
    'Session expiry (section 4)',
    'Version check (section 4)',
    'Generic countdown (section 4)',
    'Checks (section 5)',
    'Lists, amounts and dates (section 5)',
    'Calls (section 7)',
    'Cache (section 7)',
    'Sharing (section 7)',
    'Pictures (section 7)',
    'Errors (section 8)',
    'Constants (section 9)',
  ],
});
