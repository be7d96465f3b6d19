import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';

type Samples = Record<string, Record<string, unknown>>;

const folder = '.cache/stories';

const quoted = (text: string): string => JSON.stringify(text);

/** Storybook reads stories without running them, so each sample needs an export that is spelt out. */
const storyFile = (name: string, labels: readonly string[]): string =>
  [
    `import { loadingStory, sampleStory } from '../../stories/section-story.tsx';`,
    '',
    `export default { title: ${quoted(`首页区块/${name}`)} };`,
    ...labels.map(
      (label, index) =>
        `export const Sample${index + 1} = { ...sampleStory(${quoted(name)}, ${quoted(label)}), name: ${quoted(label)} };`,
    ),
    `export const Loading = { ...loadingStory(${quoted(name)}), name: '加载中' };`,
    '',
  ].join('\n');

const writeChanged = (file: string, text: string): void => {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
};

/** Stands in when the samples cannot be read: other test projects run, this story says why. */
const brokenFile = (reason: string): string =>
  [
    `export default { title: '首页区块' };`,
    'const fail = () => {',
    `  throw new Error(${JSON.stringify(`the samples cannot be read: ${reason}`)});`,
    '};',
    `export const Broken = { render: fail, name: '样例无法读取' };`,
    '',
  ].join('\n');

const readSamples = async (): Promise<Samples> => {
  const { module } = await runnerImport<{ samples: Samples }>('./sections/samples.ts', {
    logLevel: 'error',
  });
  return module.samples;
};

const storyFiles = async (): Promise<Map<string, string>> => {
  try {
    const stories = Object.entries(await readSamples()).map(
      ([name, samples], index) =>
        [`section-${index + 1}.stories.tsx`, storyFile(name, Object.keys(samples))] as const,
    );
    return new Map(stories);
  } catch (error) {
    return new Map([['section-0.stories.tsx', brokenFile(String(error))]]);
  }
};

/**
 * Writes one story file per registered section, a story per sample and one of its skeleton, and
 * returns the pattern that finds them, relative to this folder.
 */
export const writeSectionStories = async (): Promise<string> => {
  const files = await storyFiles();
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of files) writeChanged(path.join(folder, file), text);
  for (const file of readdirSync(folder)) {
    if (!files.has(file)) rmSync(path.join(folder, file), { force: true });
  }
  return '../.cache/stories/*.stories.tsx';
};
