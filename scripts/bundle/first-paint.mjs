import path from 'node:path';
import { root } from '../project.mjs';

const part = (name) => path.join(root, 'src/app/first-paint', name);

const twins = new Map([
  [path.join(root, 'src/engine/section-boundary.tsx'), part('section-boundary.tsx')],
  [path.join(root, 'src/engine/load-code.ts'), part('load-code.ts')],
  [path.join(root, 'src/home/document/when-facts.ts'), part('when-facts.ts')],
  [path.join(root, 'src/home/hold-slots.ts'), part('hold-slots.ts')],
  [path.join(root, 'src/platform/reading/use-call.ts'), part('use-call.ts')],
  [path.join(root, 'src/platform/screen/document-name.ts'), part('document-name.ts')],
  [path.join(root, 'src/platform/screen/history-entry.ts'), part('history-entry.ts')],
]);

const swapped = {
  name: 'first-paint-twins',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const twin = found && twins.get(found.id);
    // a replacement may import the original
    return twin && twin !== importer ? twin : found;
  },
};

export const firstPaint = {
  plugins: [swapped],
  build: {
    ssr: true,
    outDir: 'dist/first-paint',
    rolldownOptions: {
      input: {
        'draw-home': 'src/app/first-paint/draw-home.tsx',
        'draw-page': 'src/app/first-paint/draw-page.tsx',
      },
      output: {
        entryFileNames: '[name].js',
        assetFileNames: 'assets/[hash:7][extname]',
      },
    },
  },
};
