import { Button, Empty, Segmented } from 'antd';
import { useState } from 'react';
import type { MeasuredHome } from '#schemas/measure/fields.ts';
import { DeskTable } from '../parts/list/desk-table.tsx';
import { ownPaging } from '../parts/list/paging.ts';
import { zonedText } from '../parts/moments.ts';
import { Loaded } from '../parts/panel/loaded.tsx';
import report from '../parts/panel/report.module.css';
import { WidePanel } from '../parts/panel/wide-panel.tsx';
import { Line, Text } from '../parts/part.tsx';
import { Experiments } from './experiments.tsx';
import { useHomeNumbers } from './use-home-numbers.ts';
import {
  COUNTED,
  comparedText,
  FAULTS_COUNTED,
  type HomeNumbers,
  homeWords,
  numberText,
  rateText,
  type Spans,
  spanNames,
  spanWords,
} from './words.ts';

const spanOptions = spanNames.map((value) => ({ value, label: spanWords[value] }));

const releasesText = ({ live, before }: HomeNumbers): string => {
  if (!live) return '';
  const since = `线上这一版是第 ${live.id} 版，${zonedText(live.at)}发布。`;
  return before ? `${since}上一版是第 ${before.id} 版。` : since;
};

const exposuresOn = ({ sections }: HomeNumbers, home: MeasuredHome): number =>
  sections
    .filter((one) => one.home === home)
    .reduce((sum, { spans }) => sum + spans.month.exposures, 0);

const homesIn = (numbers: HomeNumbers): MeasuredHome[] =>
  [...new Set(numbers.sections.map(({ home }) => home))].sort(
    (one, other) => exposuresOn(numbers, other) - exposuresOn(numbers, one),
  );

const Sections = ({ numbers }: { numbers: HomeNumbers }) => {
  const homes = homesIn(numbers);
  const [chosen, setChosen] = useState<MeasuredHome>();
  const [span, setSpan] = useState<keyof Spans>('week');
  const home = chosen ?? homes[0] ?? 'ordered';
  const rows = numbers.sections
    .filter((one) => one.home === home)
    .sort((one, other) => other.spans[span].exposures - one.spans[span].exposures);
  return (
    <>
      <Line gap={16} rowGap={8} wrap below={12} className={report.tools}>
        {homes.length > 1 && (
          <Segmented
            options={homes.map((value) => ({ value, label: homeWords[value] }))}
            value={home}
            onChange={setChosen}
            aria-label="首页"
          />
        )}
        <Segmented options={spanOptions} value={span} onChange={setSpan} aria-label="时间" />
      </Line>
      <WidePanel label="区块的统计">
        <DeskTable
          rowKey={({ section, id }) => `${section}#${id}`}
          pagination={ownPaging}
          columns={[
            {
              title: '区块',
              key: 'section',
              render: (_, { section, id }) => (id ? `${section}（${id}）` : section),
            },
            {
              title: '曝光',
              key: 'exposures',
              render: (_, { spans }) => numberText(spans[span].exposures),
            },
            { title: '点击', key: 'taps', render: (_, { spans }) => numberText(spans[span].taps) },
            { title: '点击率', key: 'rate', render: (_, { spans }) => rateText(spans[span]) },
            {
              title: '问题',
              key: 'faults',
              render: (_, { spans }) => numberText(spans[span].faults),
            },
            {
              title: '这一版',
              key: 'compared',
              width: 320,
              render: (_, { spans }) => comparedText(spans),
            },
          ]}
          dataSource={rows}
          locale={{
            emptyText: (
              <Empty description="还没有统计：学员打开首页后才有；服务器关闭了首页统计时一直没有" />
            ),
          }}
        />
      </WidePanel>
    </>
  );
};

export default function StatisticsScreen() {
  const call = useHomeNumbers();
  return (
    <>
      <Text tone="tertiary" below={12}>
        {COUNTED}
        {FAULTS_COUNTED}每张轮播图的统计在“页面配置 · 轮播图”里。
      </Text>
      <Line gap={16} rowGap={8} wrap below={12} className={report.tools}>
        {call.data && (
          <Text as="span" size={13} tone="tertiary">
            {releasesText(call.data)}
          </Text>
        )}
        <Button className={report.end ?? ''} loading={call.busy} onClick={call.refresh}>
          刷新
        </Button>
      </Line>
      <Loaded call={call}>
        {(numbers) => (
          <>
            <Sections numbers={numbers} />
            <Experiments experiments={numbers.experiments} />
          </>
        )}
      </Loaded>
    </>
  );
}
