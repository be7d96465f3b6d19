import type { ESTree, VisitorObject } from 'vite';
import { type Put, replaced } from '../fault.ts';
import { otherOperator } from './drizzle.ts';

const TURNED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};

const TURNED_QUERY: Readonly<Record<string, string>> = {
  eq: 'ne',
  ne: 'eq',
  lt: 'lte',
  lte: 'lt',
  gt: 'gte',
  gte: 'gt',
  isNull: 'isNotNull',
  isNotNull: 'isNull',
};

type Operation = ESTree.BinaryExpression | ESTree.LogicalExpression;

/** Reverses conditions, in queries too. */
export const conditions = (put: Put, source: string): VisitorObject => {
  const turn = ({ start, end, left, right, operator }: Operation): void => {
    const other = TURNED[operator];
    const at = source.indexOf(operator, left.end);
    if (other === undefined || at < 0 || at >= right.start) return;
    put('condition', { start, end }, replaced({ start: at, end: at + operator.length }, other));
  };
  return {
    BinaryExpression: turn,
    LogicalExpression: turn,
    UnaryExpression: ({ start, end, operator, argument }) => {
      if (operator !== '!' || argument.type === 'UnaryExpression') return;
      put('condition', { start, end }, { start, end: start + 1, text: '' });
    },
    CallExpression: ({ start, end, callee }) => {
      if (callee.type !== 'Identifier') return;
      const other = TURNED_QUERY[callee.name];
      const edits = other === undefined ? [] : otherOperator(source, callee, other);
      if (edits.length > 0) put('condition', { start, end }, ...edits);
    },
  };
};

const leaves = (statement: ESTree.Statement): boolean => {
  if (statement.type === 'BlockStatement') {
    const [only, ...more] = statement.body;
    return only !== undefined && more.length === 0 && leaves(only);
  }
  return ['ReturnStatement', 'ThrowStatement', 'ContinueStatement'].includes(statement.type);
};

/** Removes early returns, and swaps the branches of conditionals. */
export const branches = (put: Put, source: string): VisitorObject => ({
  IfStatement: (node) => {
    if (node.alternate !== null || !leaves(node.consequent)) return;
    put('guard', node, replaced(node, ';'));
  },
  ConditionalExpression: ({ start, end, consequent, alternate }) => {
    const text = ({ start, end }: ESTree.Span) => source.slice(start, end);
    const swapped = [
      replaced(consequent, text(alternate)),
      replaced(alternate, text(consequent)),
    ] as const;
    if (text(consequent) !== text(alternate)) put('arms', { start, end }, ...swapped);
  },
});

const otherValue = (node: ESTree.Node | undefined): string | undefined => {
  if (node?.type !== 'Literal') return undefined;
  if (typeof node.value === 'boolean') return String(!node.value);
  return typeof node.value === 'number' ? String(node.value + 1) : undefined;
};

/** A default for a missing time; one millisecond more makes no difference there. */
const isTime = (node: ESTree.Node): boolean => {
  if (node.type === 'ChainExpression') return isTime(node.expression);
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { property } = node.callee;
  return property.type === 'Identifier' && property.name === 'getTime';
};

/** Changes default values: of parameters, after `??`, and of payload fields. */
export const defaults = (put: Put): VisitorObject => {
  const change = (whole: ESTree.Span, value: ESTree.Node | undefined): void => {
    const other = otherValue(value);
    if (value && other !== undefined) put('default', whole, replaced(value, other));
  };
  return {
    AssignmentPattern: (node) => change(node, node.right),
    LogicalExpression: (node) => {
      if (node.operator === '??' && !isTime(node.left)) change(node, node.right);
    },
    CallExpression: (node) => {
      const { callee } = node;
      if (callee.type === 'Identifier' && callee.name === 'withDefault')
        change(node, node.arguments[1]);
    },
  };
};
