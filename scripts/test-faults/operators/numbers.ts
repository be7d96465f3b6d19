import type { ESTree, VisitorObject } from 'vite';
import { type Put, replaced } from '../fault.ts';

const COUNTS = ['<', '<=', '>', '>=', '===', '!==', '+', '-', '%'];
const BOUNDED = /^(?:atMost|atLeast|slice|at|limit|max|min|maxLength|minLength|lte?|gte?)$/;
const CONSTANT = /^[A-Z][A-Z\d_]*$/;

const isWhole = (node: ESTree.Node): node is ESTree.NumericLiteral =>
  node.type === 'Literal' && typeof node.value === 'number' && Number.isInteger(node.value);

const nameOf = (callee: ESTree.Expression): string => {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : '';
};

/** Shifts bounds by one: in comparisons and sums, in constants, and in arguments of such functions. */
export const bounds = (put: Put): VisitorObject => {
  const shift = (whole: ESTree.Span, node: ESTree.Node): void => {
    if (!isWhole(node)) return;
    put('bound', whole, replaced(node, String(node.value + 1)));
    if (node.value > 0) put('bound', whole, replaced(node, String(node.value - 1)));
  };
  return {
    BinaryExpression: (node) => {
      if (!COUNTS.includes(node.operator)) return;
      shift(node, node.left);
      shift(node, node.right);
    },
    VariableDeclarator: (node) => {
      if (node.id.type === 'Identifier' && CONSTANT.test(node.id.name) && node.init)
        shift(node, node.init);
    },
    CallExpression: (node) => {
      if (BOUNDED.test(nameOf(node.callee))) for (const each of node.arguments) shift(node, each);
    },
  };
};

const FACTORS: readonly unknown[] = [
  24, 60, 100, 1000, 3600, 10_000, 60_000, 3_600_000, 86_400_000,
];
const DURATION = /^(?:SECOND|MINUTE|HOUR|DAY|WEEK)$/;

const isFactor = (node: ESTree.Node): boolean =>
  (node.type === 'Literal' && FACTORS.includes(node.value)) ||
  (node.type === 'Identifier' && DURATION.test(node.name));

/** Omits conversion factors, so that milliseconds are taken for seconds and fen for yuan. */
export const units = (put: Put): VisitorObject => ({
  BinaryExpression: (node) => {
    if (node.operator !== '*' && node.operator !== '/') return;
    if (isFactor(node.right)) put('unit', node, { ...replaced(node, ''), start: node.left.end });
    else if (node.operator === '*' && isFactor(node.left))
      put('unit', node, { ...replaced(node, ''), end: node.right.start });
  },
});
