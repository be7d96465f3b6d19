import type { ESTree, VisitorObject } from 'vite';
import { type Put, replaced } from '../fault.ts';

/** Removes `await` where the result is not used. */
export const awaits = (put: Put): VisitorObject => ({
  ExpressionStatement: ({ expression }) => {
    if (expression.type !== 'AwaitExpression') return;
    const { start, argument } = expression;
    put('await', expression, { start, end: argument.start, text: '' });
  },
});

const GUARD = /^(?:assert|require|refuse|ensure|demand)[A-Z]/;

const isGuard = (expression: ESTree.Expression): boolean => {
  if (expression.type === 'AwaitExpression') return isGuard(expression.argument);
  const { callee } = expression.type === 'CallExpression' ? expression : {};
  return callee?.type === 'Identifier' && GUARD.test(callee.name);
};

/** Loosens access: calls and pages are open to everybody, guards are removed. */
export const rights = (put: Put): VisitorObject => ({
  ExpressionStatement: (node) => {
    if (isGuard(node.expression)) put('right', node, replaced(node, ';'));
  },
  ObjectExpression: ({ properties }) => {
    for (const [index, property] of properties.entries()) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
      const { key, value } = property;
      const open = value.type === 'Literal' && value.value === 'public';
      const isRule = value.type === 'Literal' || value.type === 'ObjectExpression';
      if (key.name === 'access' && isRule && !open)
        put('right', property, replaced(value, "'public'"));
      const next = properties[index + 1];
      if (key.name !== 'right' || !next || value.type !== 'Literal') continue;
      const line = { start: property.start, end: next.start };
      put('right', line, replaced(line, ''));
    }
  },
});

/** Removes transactions and row locks. */
export const transactions = (put: Put, source: string): VisitorObject => ({
  CallExpression: (node) => {
    const { callee } = node;
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
    const { object, property } = callee;
    if (property.name === 'for')
      put('transaction', node, { start: object.end, end: node.end, text: '' });
    const [work, options] = node.arguments;
    if (property.name !== 'transaction' || options) return;
    if (work?.type !== 'ArrowFunctionExpression' || work.params.length === 0) return;
    const text = ({ start, end }: ESTree.Span) => source.slice(start, end);
    put(
      'transaction',
      node,
      { ...replaced(node, ''), end: work.start, text: '(' },
      {
        ...replaced(node, `)(${text(object)})`),
        start: work.end,
      },
    );
  },
});
