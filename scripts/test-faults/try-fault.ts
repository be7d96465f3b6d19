import { nearestFirst } from '../test-reach/order.ts';
import type { Reached } from '../test-reach/reach.ts';
import { isWhole, needsBrowser } from '../test-reach/tests.ts';
import type { ChosenFault } from './choose.ts';
import type { TreeCopy } from './copy-tree.ts';
import { edited, nameOf } from './fault.ts';
import { runGroup } from './group.ts';
import type { FaultRecord } from './record.ts';
import { type Outcome, runWaves } from './run-waves.ts';

export type Trial = {
  tree: TreeCopy;
  read: (file: string) => string;
  reached: (files: readonly string[]) => Reached;
  /** Files in which the whole run does more than the gate. */
  more: ReadonlySet<string>;
  durations: ReadonlyMap<string, number>;
  browser: boolean;
  seconds: number;
};

type Found = Pick<FaultRecord, 'verdict' | 'by' | 'passed' | 'late'>;

const found = (verdict: 'gate' | 'whole', { failure, done }: Outcome): Found | undefined =>
  failure && {
    verdict,
    by: `${failure.file} ${failure.test}`.trim(),
    passed: done,
    late: 0,
  };

/** After the first time only what the fault touches is checked. */
const CHECK = ['-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];

const refusedByTypes = async ({ tree: { folder }, seconds }: Trial): Promise<boolean> => {
  const code = await runGroup(['node_modules/typescript/bin/tsc', ...CHECK], { folder, seconds });
  return code !== null && code !== 0;
};

/** The gate's files first, then those in which the whole run does more; last the types, which cost least. */
const searchIn = async (files: readonly string[], trial: Trial): Promise<Found> => {
  const { tree, more, seconds } = trial;
  const inGate = files.filter((file) => !isWhole(file));
  const inWhole = files.filter((file) => isWhole(file) || more.has(file));
  const gate = await runWaves(inGate, { folder: tree.folder, whole: false, seconds });
  const caught = found('gate', gate);
  if (caught) return caught;
  const whole = await runWaves(inWhole, { folder: tree.folder, whole: true, seconds });
  const late = inGate.length - gate.done + inWhole.length - whole.done;
  return (
    found('whole', whole) ?? {
      verdict: (await refusedByTypes(trial)) ? 'types' : 'neither',
      by: '',
      passed: gate.done + whole.done,
      late,
    }
  );
};

/** Puts a fault into the copy, runs what reaches it, and takes it out again. */
export const tryFault = async (fault: ChosenFault, trial: Trial): Promise<FaultRecord> => {
  const { file, line, kind, area, before, after } = fault;
  const started = Date.now();
  const all = nearestFirst(trial.reached([file]), file, trial.durations);
  const files = trial.browser ? all : all.filter((each) => !needsBrowser(each));
  const source = trial.read(file);
  const putBack = trial.tree.change(file, edited(source, fault.edits));
  try {
    const nothing: Found = { verdict: 'skipped', by: 'no test reaches it', passed: 0, late: 0 };
    const outcome = files.length === 0 ? nothing : await searchIn(files, trial);
    return {
      name: nameOf(fault),
      area,
      kind,
      place: `${file}:${line}`,
      before,
      after,
      ...outcome,
      browser: all.length - files.length,
      seconds: Math.round((Date.now() - started) / 1000),
    };
  } finally {
    putBack();
  }
};
