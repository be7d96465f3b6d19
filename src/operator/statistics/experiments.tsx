import { Empty } from 'antd';
import { DeskTable } from '../parts/list/desk-table.tsx';
import report from '../parts/panel/report.module.css';
import { Box, Text } from '../parts/part.tsx';
import css from './statistics.module.css';
import { type Experiment, intervalText, numberText, rateText, verdictsOf } from './words.ts';

const Card = ({ experiment }: { experiment: Experiment }) => {
  const { name, percent, sections, variants } = experiment;
  const title = `实验“${name}”`;
  return (
    <Box as="section" above={12} className={`${report.card} ${css.card}`} aria-label={title}>
      <h3>{title}</h3>
      <Text size={13} tone="tertiary">
        {percent}% 的人参加；区块：{sections.join('、')}
      </Text>
      <DeskTable
        rowKey="name"
        pagination={false}
        columns={[
          { title: '组', key: 'name', render: (_, { name: group }) => group || '参加的人' },
          { title: '曝光', key: 'exposures', render: (_, one) => numberText(one.exposures) },
          { title: '点击', key: 'taps', render: (_, one) => numberText(one.taps) },
          { title: '点击率', key: 'rate', render: (_, one) => rateText(one) },
          { title: '点击率的 95% 区间', key: 'interval', render: (_, one) => intervalText(one) },
        ]}
        dataSource={variants}
      />
      {verdictsOf(experiment).map((verdict) => (
        <Text weight={600} above={8} key={verdict}>
          {verdict}
        </Text>
      ))}
    </Box>
  );
};

export const Experiments = ({ experiments }: { experiments: readonly Experiment[] }) => (
  <section aria-labelledby="experiments">
    <Text as="h2" size={16} above={24} below={8} id="experiments">
      实验
    </Text>
    {experiments.length > 0 ? (
      <>
        <Text size={13} tone="tertiary">
          线上首页里的实验，最近 90
          天的曝光和点击。系统不记录是谁看的，没有人数：同一个人看几次就算几次，所以真实的把握比区间写的小一些。请在开始前想好要看到多少次曝光，到了再下结论；天天看、一有差别就停，多半会看错。
        </Text>
        {experiments.map((experiment) => (
          <Card key={experiment.name} experiment={experiment} />
        ))}
      </>
    ) : (
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description="线上首页没有实验：在“首页编辑”里打开区块的设置，添加“实验”条件并写上分组，发布后这里就有结果"
      />
    )}
  </section>
);
