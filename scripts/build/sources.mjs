const ofBundles = [
  'index.html',
  'package-lock.json',
  'schemas',
  'scripts/bundle/boot-shapes.ts',
  'scripts/build',
  'scripts/bundle/class-names.ts',
  'scripts/bundle/console-groups.ts',
  'scripts/bundle/early-vendor.ts',
  'scripts/bundle/first-file.ts',
  'scripts/bundle/first-paint.mjs',
  'scripts/bundle/first-sections.ts',
  'scripts/bundle/own-code-minifier.ts',
  'scripts/layouts',
  'scripts/bundle/page-frames.ts',
  'scripts/bundle/page-groups.ts',
  'scripts/bundle/pages-without-reads.ts',
  'scripts/bundle/preload-helper.ts',
  'scripts/bundle/precompress.mjs',
  'scripts/project.mjs',
  'scripts/registered-pages.ts',
  'scripts/bundle/single-addresses.ts',
  'scripts/bundle/used-rules.ts',
  'server/platform/http/escaped.ts',
  'server/platform/static/style-rules.ts',
  'sections',
  'src',
  'tsconfig.json',
  'vite.config.ts',
];

/** The sources of each part of `dist`: files and folders. An unchanged part is not rebuilt. */
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
    'scripts/bundle/raster-pictures.mjs',
    'server/db/demo/media',
  ],
};

export const sources = [...new Set(Object.values(partSources).flat())];
