/** What every bundle is made from. */
const ofBundles = [
  'index.html',
  'package-lock.json',
  'schemas',
  'scripts/boot-shapes.ts',
  'scripts/build',
  'scripts/class-names.ts',
  'scripts/console-groups.ts',
  'scripts/early-vendor.ts',
  'scripts/first-file.ts',
  'scripts/first-paint.mjs',
  'scripts/first-sections.ts',
  'scripts/own-code-minifier.ts',
  'scripts/layouts',
  'scripts/page-groups.ts',
  'scripts/pages-without-reads.ts',
  'scripts/preload-helper.ts',
  'scripts/precompress.mjs',
  'scripts/project.mjs',
  'scripts/registered-pages.ts',
  'scripts/single-addresses.ts',
  'sections',
  'src',
  'tsconfig.json',
  'vite.config.ts',
];

/** What each part of `dist` is made from: files and folders; a part whose sources did not change is kept. */
export const partSources = {
  client: ofBundles,
  operator: ofBundles,
  preview: ofBundles,
  server: [...ofBundles, 'server'],
  'first-paint': ofBundles,
  media: [
    'package-lock.json',
    'schemas/picture-widths.ts',
    'scripts/build',
    'scripts/project.mjs',
    'scripts/raster-pictures.mjs',
    'server/db/demo/media',
  ],
};

/** What `dist` is made from. */
export const sources = [...new Set(Object.values(partSources).flat())];
