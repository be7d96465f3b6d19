/**
 * `npm run test:faults <how many> <seed> [-- --limit <seconds>] [--browser]`: puts small faults into a copy
 * of the tree, one at a time, and reports whether the gate or the whole run catches each (docs/tests.md).
 * Faults in `.cache/test-faults-<seed>.jsonl` are not tried again.
 */
import { parseArgs } from 'node:util';
import { findChromium } from '#tests/e2e/harness/chromium.ts';
import { keepTogether } from '#tests/harness/temporary-folders.ts';
import { chooseFaults } from '../test-faults/choose.ts';
import { copyTree, type TreeCopy } from '../test-faults/copy-tree.ts';
import { nameOf } from '../test-faults/fault.ts';
import { endGroup } from '../test-faults/group.ts';
import {
  type FaultRecord,
  keepRecord,
  lineOf,
  readRecords,
  tableOf,
} from '../test-faults/record.ts';
import { tryFault } from '../test-faults/try-fault.ts';
import { reachOf } from '../test-reach/reach.ts';
import { workTree } from '../test-reach/tree.ts';

const WHOLE = 'tests/harness/whole.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    limit: { type: 'string', default: '240' },
    browser: { type: 'boolean', default: false },
  },
});
const [count = '', seed = ''] = positionals;
const seconds = Number(values.limit);

const printEnd = (records: readonly FaultRecord[]): void => {
  console.table(tableOf(records));
  if (values.browser) return;
  const open = records.filter(({ verdict, browser }) => verdict === 'neither' && browser > 0);
  console.log(
    `browser tests and stories were left out (--browser runs them): they reach ${open.length} of those that neither caught`,
  );
};

const tryAll = async (tree: TreeCopy): Promise<void> => {
  const recordFile = `.cache/test-faults-${seed}.jsonl`;
  const sources = workTree();
  const { reached } = reachOf(sources);
  const trial = {
    tree,
    read: sources.read,
    reached,
    more: new Set(reached([WHOLE], false).keys()),
    browser: values.browser,
    seconds,
    passing: new Map<string, boolean>(),
  };
  const known = readRecords(recordFile);
  const records: FaultRecord[] = [];
  for (const fault of chooseFaults(sources, Number(count), seed)) {
    const before = known.get(nameOf(fault));
    const each = before ?? (await tryFault(fault, trial));
    if (!before) keepRecord(recordFile, each);
    records.push(each);
    console.log(`${records.length}/${count} ${lineOf(each)}`);
  }
  printEnd(records);
};

if (!/^\d+$/.test(count) || seed === '' || !(seconds > 0)) {
  console.error('how many, and which seed? npm run test:faults 60 1');
  process.exitCode = 2;
} else {
  await findChromium();
  const clearMemory = await keepTogether();
  const tree = copyTree();
  const clear = (): void => {
    endGroup('SIGINT');
    tree.remove();
    endGroup('SIGKILL');
    clearMemory?.();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      clear();
      process.exit(130);
    });
  try {
    await tryAll(tree);
  } finally {
    clear();
  }
}
