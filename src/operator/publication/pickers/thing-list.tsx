import { Empty, Input } from 'antd';
import { useState } from 'react';
import { LONGEST_WORD } from '#schemas/operator/operator-call.ts';
import {
  findThings,
  type Thing,
  type ThingKind,
  thingKinds,
} from '#schemas/publication/picker-endpoints.ts';
import { Icon } from '../../parts/icons.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useWithin } from '../../parts/use-within.ts';
import { useOperatorCall } from '../../use-operator-call.ts';
import { Pager } from './pager.tsx';
import css from './pickers.module.css';
import { ThingLook } from './thing-look.tsx';

type Props = {
  kind: ThingKind;
  /** Ids of what is chosen already; undefined where a choice closes the list. */
  chosen?: readonly string[];
  /** Whether no more can be chosen. */
  full?: boolean;
  onPick: (thing: Thing) => void;
};

/** Things of a kind to choose from, found by a word, page by page. */
export const ThingList = ({ kind, chosen, full = false, onPick }: Props) => {
  const [asked, setAsked] = useState({ word: '', page: 1 });
  const call = useOperatorCall(findThings, { kind, ...asked });
  const toPage = (page: number) => setAsked({ ...asked, page });
  useWithin(asked.page, call.data?.pages, toPage);
  const { word } = thingKinds[kind];
  return (
    <div className={css.found}>
      <Input.Search
        placeholder={`搜索${word}：名称、拼音或编号`}
        aria-label={`搜索${word}`}
        allowClear
        maxLength={LONGEST_WORD}
        onSearch={(typed) => setAsked({ word: typed.trim(), page: 1 })}
      />
      <Loaded call={call}>
        {({ items, pages }) =>
          items.length === 0 ? (
            <Empty
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              description={asked.word ? `没有找到“${asked.word}”` : `还没有${word}`}
            />
          ) : (
            <>
              <ul className={css.things} aria-label={word}>
                {items.map((thing) => {
                  const isChosen = chosen?.includes(String(thing.id)) ?? false;
                  return (
                    <li key={thing.id}>
                      <button
                        type="button"
                        className={css.thing}
                        {...(chosen && { 'aria-pressed': isChosen })}
                        disabled={full && !isChosen}
                        onClick={() => onPick(thing)}
                      >
                        <ThingLook thing={thing} />
                        {isChosen && <Icon name="check" />}
                      </button>
                    </li>
                  );
                })}
              </ul>
              <Pager page={asked.page} pages={pages} onPage={toPage} />
            </>
          )
        }
      </Loaded>
    </div>
  );
};
