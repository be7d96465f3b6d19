import { Empty } from 'antd';
import { Link } from 'wouter';
import { type BlockLandingHead, listBlockLandings } from '#schemas/landing/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { Intro } from '../parts/intro.tsx';
import { momentText } from '../parts/moments.ts';
import { Loaded } from '../parts/panel/loaded.tsx';
import { Line, Stack, Text } from '../parts/part.tsx';
import css from '../publication/plans/plans.module.css';
import { useOperatorCall } from '../use-operator-call.ts';
import { stateOf } from './words.ts';

const Row = ({ page }: { page: BlockLandingHead }) => {
  const { id, title, liveAt } = page;
  const { text, tone } = stateOf(page);
  return (
    <Line
      as="li"
      gap={12}
      rowGap={8}
      wrap
      padBlock={12}
      padInline={16}
      surface="card"
      radius="card"
      edge="all"
      aria-label={title}
    >
      <div className={css.about}>
        <Line as="p" gap={10} rowGap={8} wrap>
          <strong>{title}</strong>
          <OperatorChip tone={tone}>{text}</OperatorChip>
        </Line>
        <Text size={13} tone="secondary">
          编号 {id}
          {liveAt !== null && `，${momentText(liveAt)} 发布`}
        </Text>
      </div>
      <Link href={`${screens.landings}/${id}`} className={css.tab ?? ''}>
        编辑区块
      </Link>
    </Line>
  );
};

export const LandingList = () => {
  const call = useOperatorCall(listBlockLandings, {});
  return (
    <Stack as="section" gap={16} aria-label="区块分享页">
      <Intro>在这里排区块、预览和发布。新增、上架和分享卡片在“内容”的“区块分享页”里填。</Intro>
      <Loaded call={call}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty description="还没有区块分享页，先在“内容”里新增一个" />
          ) : (
            <Stack as="ul" gap={8} bare>
              {items.map((page) => (
                <Row key={page.id} page={page} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
};
