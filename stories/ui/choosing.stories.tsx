import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '#src/ui/button/button.tsx';
import { ChoiceRow } from '#src/ui/list/choice-row.tsx';
import { DragHandle } from '#src/ui/list/drag-handle.tsx';
import { Thumb } from '#src/ui/media/thumb.tsx';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import { QuestionPanel } from '#src/ui/sheet/question-panel.tsx';

export default { title: '组件/选择和排序', parameters: { stage: 'page' } } satisfies Meta;

const names = ['心电图入门', '针灸实训', '周三答疑'];

const Choices = () => {
  const [chosen, setChosen] = useState('');
  return (
    <Box pad={12} surface="card">
      {names.map((name) => (
        <ChoiceRow key={name} onChoose={() => setChosen(name)}>
          <Thumb src="/media/cover-ecg.svg" />
          <Text as="span">{name}</Text>
        </ChoiceRow>
      ))}
      <Text role="status">{chosen ? `已选择${chosen}` : ''}</Text>
    </Box>
  );
};

export const ChoiceRows: StoryObj = {
  name: '可以选的一行',
  render: () => <Choices />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '针灸实训' }));
    await expect(canvas.getByText('已选择针灸实训')).toBeVisible();
  },
};

const Ordered = () => {
  const [order, setOrder] = useState(names);
  const step = (name: string, by: -1 | 1) =>
    setOrder((all) => {
      const others = all.filter((each) => each !== name);
      const to = all.indexOf(name) + by;
      return [...others.slice(0, to), name, ...others.slice(to)];
    });
  return (
    <Box as="ol" surface="card" aria-label="排序">
      {order.map((name) => (
        <Box as="li" edge="between" key={name} data-row={name}>
          <Line padInline={12} justify="between">
            <Text as="span">{name}</Text>
            <DragHandle name={name} onStep={(by) => step(name, by)} />
          </Line>
        </Box>
      ))}
    </Box>
  );
};

export const Handles: StoryObj = {
  name: '排序的手柄',
  render: () => <Ordered />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const handle = canvas.getByRole('button', { name: /心电图入门/ });
    handle.focus();
    await userEvent.keyboard('{ArrowDown}');
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[1]).toHaveTextContent('心电图入门');
  },
};

const Asking = () => {
  const [open, setOpen] = useState(false);
  return (
    <Box pad={12}>
      <Button onClick={() => setOpen(true)}>删除</Button>
      <QuestionPanel
        open={open}
        title="删除这张轮播图？"
        text="删除后不能恢复。"
        act="确认删除"
        stay="先不删"
        busy={undefined}
        failure=""
        onAct={() => setOpen(false)}
        onClose={() => setOpen(false)}
      />
    </Box>
  );
};

export const Question: StoryObj = {
  name: '先问一问',
  render: () => <Asking />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '删除' }));
    await expect(await canvas.findByText('删除后不能恢复。')).toBeVisible();
  },
};
