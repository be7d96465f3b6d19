import { createHash } from 'node:crypto';
import type { Tree } from '../test-reach/tree.ts';
import { type Area, areaNames, areaOf } from './areas.ts';
import { type Fault, type FaultKind, faultKinds, nameOf, type Target } from './fault.ts';
import { faultIn, targetsIn } from './find.ts';

type Random = (below: number) => number;

/** Whole numbers below another, the same ones for the same seed. */
const randomOf = (seed: string): Random => {
  let drawn = 0;
  return (below) => {
    drawn += 1;
    const bytes = createHash('sha256').update(`${seed} ${drawn}`).digest();
    return bytes.readUIntBE(0, 6) % below;
  };
};

const shuffled = <T>(list: readonly T[], random: Random): T[] => {
  const rest = [...list];
  return list.flatMap(() => rest.splice(random(rest.length), 1));
};

export type ChosenFault = Fault & { area: Area };

type TargetsByKind = ReadonlyMap<FaultKind, ReadonlyMap<string, readonly Target[]>>;

const targetsOf = (files: readonly string[], read: Tree['read']): TargetsByKind => {
  const targets = new Map<FaultKind, Map<string, Target[]>>();
  for (const file of files) {
    for (const target of targetsIn(file, read(file))) {
      const byFile = targets.get(target.kind) ?? new Map<string, Target[]>();
      byFile.set(file, [...(byFile.get(file) ?? []), target]);
      targets.set(target.kind, byFile);
    }
  }
  return targets;
};

/** Faults of one area without end, kind after kind, each file once for as long as there are others. */
function* faultsOf(area: Area, { files, read }: Tree, seed: string): Generator<ChosenFault> {
  const random = randomOf(`${seed} ${area}`);
  const targets = targetsOf(
    files.filter((file) => areaOf(file) === area),
    read,
  );
  const order = shuffled(
    faultKinds.filter((kind) => targets.has(kind)),
    random,
  );
  const used = new Set<string>();
  for (let failed = 0; failed < 1000; failed += 1) {
    for (const kind of order) {
      const byFile = [...(targets.get(kind) ?? [])];
      const fresh = byFile.filter(([file]) => !used.has(file));
      const choice = fresh.length > 0 ? fresh : byFile;
      const [file, inFile] = choice[random(choice.length)] ?? ['', []];
      const target = inFile[random(inFile.length)];
      const fault = target && faultIn(file, read(file), target);
      if (!fault || used.has(nameOf(fault))) continue;
      used.add(file).add(nameOf(fault));
      failed = 0;
      yield { ...fault, area };
    }
  }
}

/** So many faults, of each area in turn; with the same seed, more of them begin with the same ones. */
export const chooseFaults = (tree: Tree, count: number, seed: string): ChosenFault[] => {
  let open = areaNames.map((area) => faultsOf(area, tree, seed));
  const chosen: ChosenFault[] = [];
  while (open.length > 0 && chosen.length < count) {
    const round = open.map((faults) => ({ faults, next: faults.next() }));
    chosen.push(...round.flatMap(({ next }) => (next.done ? [] : [next.value])));
    open = round.flatMap(({ faults, next }) => (next.done ? [] : [faults]));
  }
  return chosen.slice(0, count);
};
