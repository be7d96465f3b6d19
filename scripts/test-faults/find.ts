import { parseSync, Visitor } from 'vite';
import { edited, type Fault, faultAt, type Put, type Target } from './fault.ts';
import { fields, filters, orders } from './operators/data.ts';
import { branches, conditions, defaults } from './operators/logic.ts';
import { bounds, units } from './operators/numbers.ts';
import { awaits, rights, transactions } from './operators/safety.ts';

const operators = [
  conditions,
  bounds,
  awaits,
  rights,
  transactions,
  units,
  fields,
  orders,
  filters,
  branches,
  defaults,
];

export const targetsIn = (file: string, source: string): Target[] => {
  const { program, errors } = parseSync(file, source, { preserveParens: false });
  if (errors.length > 0) return [];
  const targets: Target[] = [];
  const put: Put = (kind, { start, end }, ...edits) => {
    targets.push({ kind, span: { start, end }, edits });
  };
  for (const operator of operators) new Visitor(operator(put, source)).visit(program);
  return targets;
};

export const faultIn = (file: string, source: string, target: Target): Fault | undefined =>
  parseSync(file, edited(source, target.edits)).errors.length > 0
    ? undefined
    : faultAt(file, source, target);
