import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { everySection } from '#stories/sections/section-case.ts';
import { storiesOf } from '#stories/sections/story-list.ts';
import { adviceFiles, whenToUse } from '#stories/sections/when-to-use.ts';

const entries = Object.entries(adviceFiles).flatMap(([file, advice]) =>
  Object.keys(advice.whenToUse).map((section) => ({
    section,
    folder: file.replace(/^.*\/(sections\/[^/]+)\/.*$/, '$1'),
  })),
);

const sentences = Object.values(whenToUse).flatMap(({ use, avoid }) => [
  use.sentence,
  avoid.sentence,
]);

test('what is said is of sections that are registered, each once', () => {
  expect(entries.map(({ section }) => section).sort()).toEqual(everySection.toSorted());
});

test.each(entries)('$section says it in its own folder', ({ section, folder }) => {
  expect(readFileSync(`${folder}/section.ts`, 'utf8')).toContain(`'${section}'`);
});

describe.each(everySection)('%s', (section) => {
  const advice = whenToUse[section];

  test.each(['use', 'avoid'] as const)('says in one sentence when to %s it', (kind) => {
    const sentence = advice?.[kind].sentence ?? '';
    expect(
      sentence,
      `Write when ${section} is used and when not in the when-to-use.ts of its folder.`,
    ).toMatch(/^[^。！？]{19,}。$/);
    expect(sentence.length).toBeLessThanOrEqual(80);
    expect(sentences.filter((each) => each === sentence)).toHaveLength(1);
  });

  test('says that it is used for one thing and not for the other', () => {
    expect(advice?.use.sentence).not.toContain('不用它');
    expect(advice?.avoid.sentence).toContain('不用它');
  });

  test.each(['use', 'avoid'] as const)('has a story as the picture of when to %s it', (kind) => {
    const { story, of } = advice?.[kind] ?? {};
    expect(storiesOf(of ?? section).map(({ name }) => name)).toContain(story);
  });

  test('shows two pictures, and names the section that one is of instead', () => {
    const [use, avoid] = [advice?.use, advice?.avoid];
    expect(use?.of).toBeUndefined();
    expect([avoid?.of ?? section, avoid?.story]).not.toEqual([section, use?.story]);
    if (avoid?.of) expect(avoid.sentence).toContain(avoid.of);
  });
});
