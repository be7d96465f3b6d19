import type { Plugin } from 'vite';
import { cutOut, rowsIn } from '../build/page-rows.ts';

/**
 * Removes `reads` from the rows of pages: the HTML makes these calls (scripts/bundle/boot-shapes.ts), and
 * endpoints should load with the pages that use them.
 */
export const pagesWithoutReads = (): Plugin => ({
  name: 'pages-without-reads',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/pages\/\w+\/pages\.ts(?:\?own)?$/ },
    handler: (code, id) => {
      const reads = rowsIn(id, code).map(({ fields }) => fields.get('reads'));
      return {
        code: cutOut(
          code,
          reads.filter((range) => range !== undefined),
        ),
        map: null,
      };
    },
  },
});
