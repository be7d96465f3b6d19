/** Every path that README and docs name in a code span or a link exists. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../project.mjs';

/** Paths that exist only after a build or a start. */
const made = ['dist', 'node_modules', '.data', '.cache', 'storybook-static'];
const topLevel =
  /^(?:\.ci|\.storybook|bench|docs|schemas|scripts|sections|server|src|stories|tests)\//;
const extension = /^[\w.-]+\.(?:json|ts|tsx|mjs|md|html|css)$/;

const isMade = (path: string) => made.some((folder) => path.split('/')[0] === folder);

/** `src/ui/tokens/tokens.css` and `package.json`, but no `<name>`, no glob, no command. */
const isPath = (span: string): boolean =>
  /^[^\s<>*{}|:]+$/.test(span) && (topLevel.test(span) || extension.test(span));

const spans = (text: string): string[] =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);

const links = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

const missing = (document: string): string[] => {
  const text = readFileSync(document, 'utf8');
  const resolveLink = (target: string) => path.posix.join(path.posix.dirname(document), target);
  const named = spans(text).filter((span) => isPath(span) && !isMade(span));
  return [
    ...named.filter((span) => !existsSync(span) && !existsSync(resolveLink(span))),
    ...links(text).filter((target) => !existsSync(resolveLink(target))),
  ].map((path) => `${document}: ${path} does not exist`);
};

const documents = ['README.md', ...filesOf(['docs']).filter((file) => file.endsWith('.md'))];
const faults = documents.flatMap(missing);
for (const fault of faults) console.error(fault);
console.log(`documents: ${documents.length}`);
process.exitCode = faults.length > 0 ? 1 : 0;
