import path from 'node:path';
import { firstPaint } from '../bundle/first-paint.mjs';
import { precompress } from '../bundle/precompress.mjs';
import { rasterPictures } from '../bundle/raster-pictures.mjs';
import { filesOf, root } from '../project.mjs';
import { importBundled } from './import-bundled.mjs';

/** The service worker has no hash in its name, since browsers identify it by its address. */
const worker = {
  configFile: false,
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/app/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
};

const compress = (folder) => precompress(filesOf([folder]).map((file) => path.join(root, file)));

const drawPictures = async () => {
  const { pictureWidths } = await importBundled('schemas/picture-widths.ts');
  await rasterPictures(
    path.join(root, 'server/db/demo/media'),
    path.join(root, 'dist/media'),
    pictureWidths,
  );
};

const drawPageFrames = async () => {
  const { drawFrames } = await importBundled('scripts/bundle/page-frames.ts');
  await drawFrames(path.join(root, 'dist/client'), path.join(root, 'dist/first-paint'));
};

const ownBundle = (mode, title) => [
  { title: `打包${title}`, run: (bundle) => bundle({ mode }) },
  { title: `压缩${title}`, run: () => compress(`dist/${mode}`) },
];

/**
 * The parts of `dist` and their steps, in rows. Parts of a row are built one after another, rows in parallel,
 * balanced for two processors.
 */
export const rows = [
  {
    'first-paint': [{ title: '打包首屏绘制', run: (bundle) => bundle(firstPaint) }],
    client: [
      {
        title: '打包学员端',
        run: async (bundle) => {
          await bundle({});
          await bundle(worker);
        },
      },
      { title: '绘制页面骨架', run: drawPageFrames },
      { title: '压缩学员端', run: () => compress('dist/client') },
    ],
  },
  {
    operator: ownBundle('operator', '运营端'),
    preview: ownBundle('preview', '预览页'),
    server: [
      { title: '打包服务端', run: (bundle) => bundle({ build: { ssr: 'server/main.ts' } }) },
    ],
  },
  { media: [{ title: '绘制示例图片', run: drawPictures }] },
];
