import { useMemo, useState } from 'react';
import { samples } from '../../sections/samples.ts';
import { judge } from '../../src/engine/judge.ts';
import type { Answer } from '../../src/engine/load.ts';
import type { ShownSection } from '../../src/engine/resolve.ts';
import { useSectionCode } from '../../src/engine/section-code.ts';
import { SectionRoot, SectionView } from '../../src/engine/section-view.tsx';
import { definitionOf, everySection, standingAlone } from '../sections/section-case.ts';
import { sampleOf } from '../sections/section-samples.ts';
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

type JudgedProps = { section: ShownSection; answer: Answer };

const Preview = ({ section, answer }: JudgedProps) => {
  const { module } = useSectionCode(section.definition);
  const { outcome } = useMemo(() => judge(section, answer, forgetful), [section, answer]);
  if (!outcome.shows) return <Note>学员看不到这个区块：没有可以显示的内容。</Note>;
  if (!module) return <section.definition.Skeleton />;
  return (
    <SectionRoot section={section} state="ready">
      <SectionView section={section} module={module} data={outcome.data} />
    </SectionRoot>
  );
};

const Verdict = ({ section, answer }: JudgedProps) => {
  const { outcome, faults } = judge(section, answer, forgetful);
  const words = outcome.shows
    ? faults.length > 0
      ? `可以显示，有 ${faults.length} 处不合格，已略去`
      : '可以显示，全部合格'
    : outcome.because === 'empty'
      ? '合格，但没有内容，区块隐藏'
      : '不合格，区块隐藏';
  return (
    <>
      <p className={css.verdict} role="status">
        {words}
      </p>
      {faults.length > 0 && <Faults faults={faults} />}
    </>
  );
};

/** Paste the JSON of a server answer, choose a section, see what learners and operators get. */
export const AnswerBench = () => {
  const [name, setName] = useState(everySection[0] ?? '');
  const [path, setPath] = useState('');
  const [text, setText] = useState(() => written(sampleOf(name, '常规')));
  const section = useMemo(() => sectionOn(name, path), [name, path]);
  const pasted = useMemo(() => readAnswer(text), [text]);
  const { sources } = definitionOf(name);
  const choose = (next: string) => {
    setName(next);
    setPath('');
    setText(written(sampleOf(next, '常规')));
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
          <button key={label} type="button" onClick={() => setText(written(sampleOf(name, label)))}>
            {label}
          </button>
        ))}
      </fieldset>
      <label className={css.field}>
        服务器的回答（JSON）
        <textarea
          className={css.text}
          value={text}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {pasted.is === 'broken' ? (
        <p className={css.verdict} role="status">
          {pasted.why}
        </p>
      ) : (
        <Verdict section={section} answer={pasted.answer} />
      )}
    </>
  );
  return (
    <Bench
      title="回答检查"
      advice="粘贴服务器的回答：整个 { code, msg, data }，或只有 data。右边是学员看到的，下面是上报的问题。"
      desk={desk}
      phone={pasted.is === 'answer' && <Preview section={section} answer={pasted.answer} />}
    />
  );
};
