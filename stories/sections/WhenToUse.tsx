import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Advice } from '#sections/when-to-use.ts';
import { sectionTitle, storiesOf } from './story-list.ts';
import { whenToUse } from './when-to-use.ts';

/** The address of a story by itself, from the page of docs. */
const addressOf = (section: string, name: string): string | undefined => {
  const story = storiesOf(section).find((each) => each.name === name);
  if (!story) return undefined;
  const id = toId(sectionTitle(section), storyNameFromExport(story.key));
  return `iframe.html?id=${encodeURIComponent(id)}&viewMode=story`;
};

type Props = { word: string; section: string; advice: Advice };

const Case = ({ word, section, advice: { sentence, story, of } }: Props) => {
  const shown = `${of ?? section} · ${story}`;
  return (
    <figure>
      <figcaption>
        <strong>{word}</strong>
        {sentence}
      </figcaption>
      <iframe title={`${word}：${shown}`} src={addressOf(of ?? section, story)} loading="lazy" />
      <small>{of ? `改用 ${shown}` : shown}</small>
    </figure>
  );
};

/** When the section is used and when not: a sentence and a story each. */
export const WhenToUse = ({ name }: { name: string }) => {
  const advice = whenToUse[name];
  return (
    advice && (
      <div className="when-to-use">
        <Case word="用在" section={name} advice={advice.use} />
        <Case word="不用在" section={name} advice={advice.avoid} />
      </div>
    )
  );
};
