import path from 'node:path';
import { root } from '../project.mjs';

const part = (name) => path.join(root, 'src/app/first-paint', name);

const twins = new Map([
  [path.join(root, 'src/engine/section-boundary.tsx'), part('section-boundary.tsx')],
  [path.join(root, 'src/engine/load-code.ts'), part('load-code.ts')],
  [path.join(root, 'src/home/document/when-facts.ts'), part('when-facts.ts')],
  [path.join(root, 'src/home/hold-slots.ts'), part('hold-slots.ts')],
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
    ssr: 'src/app/first-paint/draw-home.tsx',
    outDir: 'dist/first-paint',
    rolldownOptions: { output: { assetFileNames: 'assets/[hash:7][extname]' } },
  },
};
