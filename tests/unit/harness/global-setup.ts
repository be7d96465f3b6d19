import { existsSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'vite';
import { root } from '#scripts/project.mjs';

const packages = createRequire(import.meta.url);

/** Every file of tests loads happy-dom anew: as one module that takes a fifth of the time. */
const bundle = async (target: string): Promise<void> => {
  const aside = `${path.basename(target, '.cjs')}-${process.pid}.cjs`;
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: packages.resolve('happy-dom'),
      outDir: path.dirname(target),
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { format: 'cjs', entryFileNames: aside, codeSplitting: false } },
    },
  });
  renameSync(path.join(path.dirname(target), aside), target);
};

/** HAPPY_DOM tells `window.ts` where the bundle is. */
export default async function bundleOnce(): Promise<void> {
  const { version }: { version: string } = packages('happy-dom/package.json');
  const target = path.join(root, `.cache/happy-dom-${version}.cjs`);
  if (!existsSync(target)) await bundle(target);
  process.env.HAPPY_DOM = target;
}
