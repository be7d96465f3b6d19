import type { Plugin } from 'vite';
import { cutOut, rowsIn } from '../build/page-rows.ts';

/**
 * Leaves out of a page's row what it reads first: the HTML asks for that (scripts/bundle/boot-shapes.ts), and an
 * endpoint comes with the pages that use it, not with every page.
 */
export const pagesWithoutReads = (): Plugin => ({
  name: 'pages-without-reads',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/pages\/\w+\/pages\.ts$/ },
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
