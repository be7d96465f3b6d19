import { holdRules } from '../harness/rules-table.ts';

holdRules({
  file: 'docs/wire-rules.md',
  least: 42,
  subjects: [
    'Answers (section 7, decisions 4)',
    'Tolerant values (decisions 2 and 3)',
    'Bad payloads (decisions 3)',
    'Links (decisions 3)',
    'Changes and pages (decisions 4)',
    'Meanings of values (section 3)',
    'What other back ends send (decisions 3 and 4)',
    'Reads that travel together',
  ],
});
