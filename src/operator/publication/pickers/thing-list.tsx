import { Button, Empty, Input, Modal } from 'antd';
import { useState } from 'react';
import { LONGEST_WORD } from '#schemas/operator/operator-call.ts';
import {
  findThings,
  type Thing,
  type ThingKind,
  thingKinds,
} from '#schemas/publication/picker-endpoints.ts';
import { safeAddress } from '#schemas/wire/primitives.ts';
import { OperatorChip } from '../../parts/chip.tsx';
import { Icon } from '../../parts/icons.tsx';
import { useClampedPage } from '../../parts/list/use-clamped-page.ts';
import { Loaded } from '../../parts/panel/loaded.tsx';
import { Line, Stack, Text } from '../../parts/part.tsx';
import { useOperatorCall } from '../../use-operator-call.ts';
import css from './pickers.module.css';
import { thingPrice } from './words.ts';

type PagerProps = { page: number; pages: number; onPage: (page: number) => void };

export const Pager = ({ page, pages, onPage }: PagerProps) =>
  pages > 1 && (
    <Line as="nav" gap={12} rowGap={8} justify="center" wrap aria-label="翻页">
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        上一页
      </Button>
      <span>
        第 {page} / {pages} 页
      </span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        下一页
      </Button>
    </Line>
  );

export const ThingLook = ({ thing }: { thing: Thing }) => {
  const picture = safeAddress(thing.thumb);
  const price = thingPrice(thing);
  return (
    <>
      <span className={css.thumb}>
        {picture ? <img src={picture} alt="" loading="lazy" /> : <Icon name="picture" size={20} />}
      </span>
      <Stack as="span" gap={2} across="start" flex="fill">
        <Text as="span" breaks="anywhere">
          {thing.title || '没有标题'}
        </Text>
        <Line as="span" size={12} tone="tertiary" gap={10} rowGap={4} align="stretch" wrap>
          {thing.state && (
            <OperatorChip tone={thing.open ? 'info' : 'warn'}>{thing.state}</OperatorChip>
          )}
          {price && <span>{price}</span>}
          <span>编号 {thing.id}</span>
        </Line>
      </Stack>
    </>
  );
};

type ListProps = {
  kind: ThingKind;
  /** Ids that are chosen already; undefined where a choice closes the list. */
  chosen?: readonly string[];
  full?: boolean;
  onPick: (thing: Thing) => void;
};

export const ThingList = ({ kind, chosen, full = false, onPick }: ListProps) => {
  const [query, setQuery] = useState({ word: '', page: 1 });
  const call = useOperatorCall(findThings, { kind, ...query });
  const toPage = (page: number) => setQuery({ ...query, page });
  useClampedPage(query.page, call.data?.pages, toPage);
  const { word } = thingKinds[kind];
  return (
    <Stack gap={12} flex="shrink">
      <Input.Search
        placeholder={`搜索${word}：名称、拼音或编号`}
        aria-label={`搜索${word}`}
        allowClear
        maxLength={LONGEST_WORD}
        onSearch={(typed) => setQuery({ word: typed.trim(), page: 1 })}
      />
      <Loaded call={call}>
        {({ items, pages }) =>
          items.length === 0 ? (
            <Empty
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              description={query.word ? `没有找到“${query.word}”` : `还没有${word}`}
            />
          ) : (
            <>
              <Stack as="ul" gap={6} bare aria-label={word}>
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
              </Stack>
              <Pager page={query.page} pages={pages} onPage={toPage} />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
};

type DialogProps = {
  kind: ThingKind;
  chosen: readonly string[];
  most: number;
  onTurn: (thing: Thing) => void;
  onClose: () => void;
};

export const ItemDialog = ({ kind, chosen, most, onTurn, onClose }: DialogProps) => {
  // with `most` 1 a new choice replaces the one before
  const full = most > 1 && chosen.length >= most;
  return (
    <Modal
      open
      title={`选择${thingKinds[kind].word}`}
      onCancel={onClose}
      width={640}
      footer={
        most > 1 && (
          <Line gap={12} rowGap={8} justify="between" wrap>
            <span role="status">
              已选 {chosen.length} 个，{full ? `已到上限 ${most} 个` : `最多 ${most} 个`}
            </span>
            <Button type="primary" onClick={onClose}>
              完成
            </Button>
          </Line>
        )
      }
    >
      <ThingList kind={kind} chosen={chosen} full={full} onPick={onTurn} />
    </Modal>
  );
};
