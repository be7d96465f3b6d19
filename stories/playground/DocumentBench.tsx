import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { LayoutNode } from '#schemas/layout/layout.ts';
import { type PageName, pageNames } from '#schemas/publication/page-names.ts';
import { fillNode } from '#src/home/classic/classic-layout.ts';
import { sampleNames, sampleText } from '../documents/home-samples.ts';
import { Note } from '../stage/note.tsx';
import { Bench } from './Bench.tsx';
import { AppForm } from './document/app-form.tsx';
import { DocumentFaults } from './document/document-faults.tsx';
import { type Environment, firstEnvironment } from './document/environment.ts';
import { EnvironmentForm } from './document/environment-form.tsx';
import { explainPage } from './document/explain-page.ts';
import { ItemList } from './document/item-list.tsx';
import { PhonePage, useChoices } from './document/phone-page.tsx';
import type { ReadText } from './document/read-document.ts';
import { faultsOf } from './document/read-items.ts';
import { useDocument } from './document/use-document.ts';
import css from './playground.module.css';

type Good = Exclude<ReadText, { is: 'broken' }>;

const useExplained = (good: Good | undefined, wanted: PageName, environment: Environment) => {
  const choices = useChoices();
  const chosen = good?.pages.find(({ name }) => name === wanted) ?? good?.pages[0];
  // thousands of items are judged in a task of their own, after the text was read
  const page = useDeferredValue(chosen);
  const fill = useCallback((node: LayoutNode) => fillNode(node, choices), [choices]);
  const settled = useDeferredValue(environment);
  const explained = useMemo(() => page && explainPage(page, settled, fill), [page, settled, fill]);
  const faults = useMemo(() => (page ? faultsOf(page) : []), [page]);
  return { page, explained, faults, choices };
};

const verdictOf = (read: ReadText, rows: readonly { shows: boolean }[]): string => {
  if (read.is === 'broken') return `${read.why}。右边仍是上一次能读的样子。`;
  const shown = rows.filter(({ shows }) => shows).length;
  const what = read.is === 'document' ? '首页文档' : '区块列表';
  return `${what}：${rows.length} 项，显示 ${shown} 项`;
};

type Props = {
  /** The initial text. */
  first?: () => string;
  begins?: Partial<Environment>;
};

const courseHome = () => sampleText('课程学习');

/** Explains a pasted home document: for a chosen viewer and app it shows why each section appears. */
export const DocumentBench = ({ first = courseHome, begins }: Props) => {
  const { text, setText, value, read, good } = useDocument(first);
  const [wanted, setWanted] = useState<PageName>('ordered');
  const [environment, setEnvironment] = useState(() => ({
    ...firstEnvironment(Date.now()),
    ...begins,
  }));
  const onChange = (change: Partial<Environment>) =>
    setEnvironment((before) => ({ ...before, ...change }));
  const { page, explained, faults, choices } = useExplained(good, wanted, environment);
  const rows = explained?.rows ?? [];
  const desk = (
    <>
      <fieldset className={css.samples}>
        <legend>载入样例</legend>
        {sampleNames.map((name) => (
          <button key={name} type="button" onClick={() => setText(sampleText(name))}>
            {name}
          </button>
        ))}
      </fieldset>
      <label className={css.field}>
        首页文档（JSON）
        <textarea
          className={css.text}
          value={text}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p className={css.verdict} role="status">
        {verdictOf(read, rows)}
      </p>
      <DocumentFaults faults={read.is === 'broken' ? [] : read.faults} />
      {good?.is === 'document' && (
        <label className={css.field}>
          页面
          <select
            value={page?.name}
            onChange={({ target }) =>
              setWanted(good.pages.find(({ name }) => name === target.value)?.name ?? 'ordered')
            }
          >
            {good.pages.map(({ name, written }) => (
              <option key={name} value={name}>
                {written ? pageNames[name] : `${pageNames[name]}（没有写，与出厂时相同）`}
              </option>
            ))}
          </select>
        </label>
      )}
      <EnvironmentForm
        environment={environment}
        onChange={onChange}
        ownSwitches={page?.config !== undefined}
      />
      <AppForm environment={environment} onChange={onChange} />
      {page && (
        <ItemList
          key={page.name}
          rows={rows}
          page={page}
          faults={good?.faults ?? []}
          text={text}
          value={value}
          names={good?.is === 'items'}
          onText={setText}
        />
      )}
    </>
  );
  return (
    <Bench
      title="首页文档"
      advice="粘贴区块的列表，或整份首页文档；选谁在看、用哪版应用。每一项写着为什么显示或不显示，点“设置”可以用表单改。"
      desk={desk}
      phone={
        page && explained ? (
          <PhonePage page={page} explained={explained} faults={faults} choices={choices} />
        ) : (
          <Note>改正左边的 JSON 后，这里是学员看到的样子。</Note>
        )
      }
    />
  );
};
