import { useDeferredValue, useMemo, useState } from 'react';
import { SUCCESS } from '#schemas/wire/envelope.ts';
import { type Judgement, judge } from '#src/engine/judge.ts';
import type { LoadedAnswer } from '#src/engine/load.ts';
import type { ShownSection } from '#src/engine/resolve.ts';
import { useSectionCode } from '#src/engine/section-code.ts';
import { SectionRoot, SectionView } from '#src/engine/section-view.tsx';
import { listPath } from '../schema/list-path.ts';
import { outlineOf } from '../schema/outline.ts';
import { definitionOf, everySection, standingAlone } from '../sections/section-case.ts';
import { samples, sectionSample } from '../sections/section-samples.ts';
import { Faults } from '../stage/faults.tsx';
import { Note } from '../stage/note.tsx';
import { Bench } from './Bench.tsx';
import css from './playground.module.css';
import { readAnswer } from './read-answer.ts';

const forgetful = { get: () => undefined, set: () => undefined };

const written = (payload: unknown): string =>
  payload === undefined ? '' : JSON.stringify(payload, null, 2);

const labelsOf = (section: string): string[] =>
  // every registered section has samples
  Object.keys(samples[section as keyof typeof samples]);

const sectionOn = (name: string, path: string): ShownSection => {
  const section = standingAlone(name);
  const endpoint = definitionOf(name).sources.find((source) => source.path === path);
  return endpoint ? { ...section, source: { endpoint, payload: {} } } : section;
};

type PreviewProps = { section: ShownSection; outcome: Judgement['outcome'] };

const Preview = ({ section, outcome }: PreviewProps) => {
  const { module } = useSectionCode(section.definition);
  if (!outcome.shows) return <Note>学员看不到这个区块：没有可以显示的内容。</Note>;
  if (!module) return <section.definition.Skeleton />;
  return (
    <SectionRoot section={section} state="ready">
      <SectionView section={section} module={module} data={outcome.data} />
    </SectionRoot>
  );
};

const listHint = ({ source }: ShownSection): string => {
  const path = source && listPath(outlineOf(source.endpoint.data))?.path.join('.');
  return path ? `；列表应在字段 ${path} 里` : '';
};

const verdictOn = (
  section: ShownSection,
  answer: LoadedAnswer,
  { outcome, faults }: Judgement,
): string => {
  if (outcome.shows)
    return faults.length > 0
      ? `可以显示，有 ${faults.length} 处不合格，已略去`
      : '可以显示，全部合格';
  if (outcome.because === 'empty') return `合格，但没有内容，区块隐藏${listHint(section)}`;
  return answer.ok ? '不合格，区块隐藏' : `接口失败（${answer.why}，成功是 ${SUCCESS}），区块隐藏`;
};

const firstWithCall = (): string =>
  everySection.find((name) => definitionOf(name).sources.length > 0) ?? everySection[0] ?? '';

/** Shows what learners and operators get for the pasted JSON of an answer. */
export const AnswerBench = () => {
  const [name, setName] = useState(firstWithCall);
  const [path, setPath] = useState('');
  const [text, setText] = useState(() => written(sectionSample(name, '常规')));
  const section = useMemo(() => sectionOn(name, path), [name, path]);
  // a huge answer is validated after typing, not at every key press
  const settled = useDeferredValue(text);
  const pasted = useMemo(() => readAnswer(settled), [settled]);
  const judged = useMemo(
    () =>
      pasted.is === 'answer' ? judge(name, section.source, pasted.answer, forgetful) : undefined,
    [name, section, pasted],
  );
  const { sources } = definitionOf(name);
  const choose = (next: string) => {
    setName(next);
    setPath('');
    setText(written(sectionSample(next, '常规')));
  };
  const desk = (
    <>
      <label className={css.field}>
        区块
        <select value={name} onChange={({ target }) => choose(target.value)}>
          {everySection.map((other) => (
            <option key={other}>{other}</option>
          ))}
        </select>
      </label>
      {sources.length > 1 && (
        <label className={css.field}>
          接口
          <select value={path} onChange={({ target }) => setPath(target.value)}>
            {sources.map((source) => (
              <option key={source.path}>{source.path}</option>
            ))}
          </select>
        </label>
      )}
      <fieldset className={css.samples}>
        <legend>载入样例</legend>
        {labelsOf(name).map((label) => (
          <button
            key={label}
            type="button"
            onClick={() => setText(written(sectionSample(name, label)))}
          >
            {label}
          </button>
        ))}
      </fieldset>
      {sources.length === 0 && <p className={css.advice}>这个区块不调用接口，没有回答可以检查。</p>}
      <label className={css.field}>
        服务器的回答（JSON）
        <textarea
          className={css.text}
          value={text}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p className={css.verdict} role="status">
        {pasted.is === 'broken' ? pasted.why : judged && verdictOn(section, pasted.answer, judged)}
      </p>
      {judged && judged.faults.length > 0 && <Faults faults={judged.faults} />}
    </>
  );
  return (
    <Bench
      title="回答检查"
      advice="粘贴服务器的回答：整个 { code, msg, data }，或只有 data。右边是学员看到的，下面是上报的问题。"
      desk={desk}
      phone={
        judged ? (
          <Preview key={name} section={section} outcome={judged.outcome} />
        ) : (
          <Note>改正左边的 JSON 后，这里是学员看到的样子。</Note>
        )
      }
    />
  );
};
