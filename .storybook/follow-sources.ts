import type { Plugin } from 'vite';
import { writeStories } from './write-stories.ts';

/** What the derived stories are derived from. */
const sources =
  /\/(?:sections\/registry\.ts|schemas\/[^/]+\/[^/]*samples\.ts|src\/layouts\/[^/]+\.json|src\/pages\/.+\/page\.ts|docs\/glossary\.md)$/;

/** Derives the stories anew while the workshop runs, when a section, a layout or a page comes or changes. */
export const followSources = (): Plugin => ({
  name: 'derived-stories',
  apply: 'serve',
  configureServer: ({ watcher }) => {
    const onChange = (file: string) => {
      if (sources.test(file)) void writeStories();
    };
    watcher.on('add', onChange).on('change', onChange).on('unlink', onChange);
  },
});
