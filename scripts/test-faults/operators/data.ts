import type { ESTree, VisitorObject } from 'vite';
import { type Edit, type Put, replaced } from '../fault.ts';
import { otherOperator } from './drizzle.ts';

const methodOf = ({ callee }: ESTree.CallExpression): string =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : '';

const withoutCall = (node: ESTree.CallExpression): Edit[] =>
  node.callee.type === 'MemberExpression'
    ? [{ start: node.callee.object.end, end: node.end, text: '' }]
    : [];

const without = (list: readonly ESTree.Span[], index: number): Edit[] => {
  const [one, next, previous] = [list[index], list[index + 1], list[index - 1]];
  if (!one) return [];
  if (next) return [{ start: one.start, end: next.start, text: '' }];
  return previous ? [{ start: previous.end, end: one.end, text: '' }] : [];
};

const isText = ({ type, ...node }: ESTree.Expression): boolean =>
  type === 'TemplateLiteral' ||
  (type === 'Literal' && 'value' in node && typeof node.value === 'string');

export const fields = (put: Put): VisitorObject => {
  const leaveOut = (node: ESTree.Node | null | undefined): void => {
    if (node?.type !== 'ObjectExpression') return;
    for (const [index, property] of node.properties.entries()) {
      if (property.type !== 'Property' || isText(property.value)) continue;
      const edits = without(node.properties, index);
      if (edits.length > 0) put('field', node, ...edits);
    }
  };
  return {
    ReturnStatement: ({ argument }) => leaveOut(argument),
    ArrowFunctionExpression: ({ body }) => leaveOut(body),
    CallExpression: (node) => {
      if (['values', 'set'].includes(methodOf(node))) leaveOut(node.arguments[0]);
    },
  };
};

export const orders = (put: Put, source: string): VisitorObject => ({
  CallExpression: (node) => {
    const { callee } = node;
    if (callee.type === 'Identifier' && ['asc', 'desc'].includes(callee.name)) {
      const edits = otherOperator(source, callee, callee.name === 'asc' ? 'desc' : 'asc');
      if (edits.length > 0) put('order', node, ...edits);
    }
    const method = methodOf(node);
    if (['reverse', 'toReversed'].includes(method)) put('order', node, ...withoutCall(node));
    const [compare] = node.arguments;
    if (!/^(?:sort|toSorted)$/.test(method) || compare?.type !== 'ArrowFunctionExpression') return;
    const [one, other] = compare.params;
    if (!one || !other) return;
    const text = ({ start, end }: ESTree.Span) => source.slice(start, end);
    put('order', node, replaced(one, text(other)), replaced(other, text(one)));
  },
});

export const filters = (put: Put): VisitorObject => ({
  CallExpression: (node) => {
    if (methodOf(node) === 'filter') put('filter', node, ...withoutCall(node));
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'and') return;
    for (const index of node.arguments.keys()) {
      const edits = without(node.arguments, index);
      if (edits.length > 0) put('filter', node, ...edits);
    }
  },
});
