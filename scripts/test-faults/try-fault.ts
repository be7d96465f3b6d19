import { knownDurations, nearestFirst } from '../test-reach/order.ts';
import type { Reached } from '../test-reach/reach.ts';
import { isWhole, needsBrowser } from '../test-reach/tests.ts';
import type { ChosenFault } from './choose.ts';
import type { TreeCopy } from './copy-tree.ts';
import { edited, nameOf } from './fault.ts';
import { runGroup } from './group.ts';
import { likenessTo } from './likeness.ts';
import type { FaultRecord } from './record.ts';
import { runWaves } from './run-waves.ts';

export type Trial = {
  tree: TreeCopy;
  read: (file: string) => string;
  reached: (files: readonly string[]) => Reached;
  /** Files that test more in the whole run than in the gate. */
  more: ReadonlySet<string>;
  browser: boolean;
  seconds: number;
  /** Whether a file passes without any fault, if known. */
  passing: Map<string, boolean>;
};

/** A fault in the copy; `out` removes it, `without` runs something without it. */
type Put = { without: <T>(work: () => Promise<T>) => Promise<T>; out: () => void };

const putInto = (tree: TreeCopy, file: string, text: string): Put => {
  let out = tree.change(file, text);
  const without = async <T>(work: () => Promise<T>): Promise<T> => {
    out();
    const result = await work();
    out = tree.change(file, text);
    return result;
  };
  return { without, out: () => out() };
};

type Result = Pick<FaultRecord, 'verdict' | 'by' | 'passed' | 'late'>;
type Stage = { verdict: 'gate' | 'whole'; files: readonly string[] };

/** May be due to a busy machine. */
const TIMED_OUT = /timed? ?out/i;

/** Runs the files of a stage. A file that fails without the fault too proves nothing and is left out. */
const searchIn = async ({ verdict, files }: Stage, put: Put, trial: Trial): Promise<Result> => {
  const { passing, tree, seconds } = trial;
  const options = { folder: tree.folder, whole: verdict === 'whole', seconds };
  let rest = files.filter((file) => passing.get(`${verdict} ${file}`) !== false);
  const end = Date.now() + seconds * 1000;
  let passed = 0;
  for (;;) {
    const left = Math.max(1, (end - Date.now()) / 1000);
    const { done, failure } = await runWaves(rest, { ...options, seconds: left });
    passed += done;
    if (!failure) return { verdict: 'neither', by: '', passed, late: rest.length - done };
    const { file, test } = failure;
    const isDisturbed = TIMED_OUT.test(test) && (await runWaves([file], options)).done > 0;
    const known = `${verdict} ${file}`;
    if (!isDisturbed && file !== '' && !passing.has(known)) {
      const outcome = await put.without(() => runWaves([file], options));
      passing.set(known, outcome.done > 0);
    }
    if (!isDisturbed && passing.get(known) !== false)
      return { verdict, by: `${file} ${test}`.trim(), passed, late: 0 };
    const reason = isDisturbed ? 'passes in a second run' : 'fails without any fault as well';
    console.log(`    ${file} ${reason}, so it catches nothing (${test})`);
    rest = rest.slice(done).filter((each) => each !== file);
  }
};

const CHECK = ['-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];

const refusedByTypes = async ({ tree: { folder }, seconds }: Trial): Promise<boolean> => {
  const code = await runGroup(['node_modules/typescript/bin/tsc', ...CHECK], { folder, seconds });
  return code !== null && code !== 0;
};

/** First the files of the gate, then those that test more in the whole run, then the types. */
const judge = async (files: readonly string[], put: Put, trial: Trial): Promise<Result> => {
  if (files.length === 0)
    return { verdict: 'skipped', by: 'no test reaches it', passed: 0, late: 0 };
  const inGate = files.filter((file) => !isWhole(file));
  const gate = await searchIn({ verdict: 'gate', files: inGate }, put, trial);
  if (gate.verdict === 'gate') return gate;
  const inWhole = files.filter((file) => isWhole(file) || trial.more.has(file));
  const whole = await searchIn({ verdict: 'whole', files: inWhole }, put, trial);
  if (whole.verdict === 'whole') return whole;
  return {
    verdict: (await refusedByTypes(trial)) ? 'types' : 'neither',
    by: '',
    passed: gate.passed + whole.passed,
    late: gate.late + whole.late,
  };
};

export const tryFault = async (fault: ChosenFault, trial: Trial): Promise<FaultRecord> => {
  const { file, line, kind, area, before, after } = fault;
  const started = Date.now();
  const durations = new Map([...knownDurations(), ...knownDurations(trial.tree.folder)]);
  const reached = trial.reached([file]);
  const likeness = likenessTo(fault, [...reached.keys()], trial.read);
  const all = nearestFirst(reached, file, durations, likeness);
  const files = trial.browser ? all : all.filter((each) => !needsBrowser(each));
  const put = putInto(trial.tree, file, edited(trial.read(file), fault.edits));
  try {
    const found = await judge(files, put, trial);
    return {
      name: nameOf(fault),
      area,
      kind,
      place: `${file}:${line}`,
      before,
      after,
      ...found,
      browser: all.length - files.length,
      seconds: Math.round((Date.now() - started) / 1000),
    };
  } finally {
    put.out();
  }
};
