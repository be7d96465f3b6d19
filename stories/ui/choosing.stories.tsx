import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '#src/ui/button/button.tsx';
import { ChoiceRow } from '#src/ui/list/choice-row.tsx';
import { DragHandle } from '#src/ui/list/drag-handle.tsx';
import { Thumb } from '#src/ui/media/thumb.tsx';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import { QuestionPanel } from '#src/ui/sheet/question-panel.tsx';

export default { title: '组件/选择与排序' } satisfies Meta;

const choose = fn();

export const Choices: StoryObj = {
  name: '从列表里选一个',
  render: () => (
    <ChoiceRow onChoose={choose}>
      <Thumb src="/media/cover-english.svg" />
      <Text as="span" kind="card-title" lines={2} flex="fill">
        心电图入门与判读
      </Text>
    </ChoiceRow>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(choose).toHaveBeenCalled();
  },
};

const Rows = () => {
  const [rows, setRows] = useState(['先看节律', '再看间期']);
  return (
    <Box as="ol" surface="card" aria-label="课时">
      {rows.map((row) => (
        <li key={row}>
          <Line gap={12} padInline={12}>
            <Text flex="fill">{row}</Text>
            <DragHandle name={row} onStep={() => setRows([...rows].reverse())} />
          </Line>
        </li>
      ))}
    </Box>
  );
};

export const Order: StoryObj = {
  name: '用手柄排序',
  render: () => <Rows />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /移动“再看间期”/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('再看间期');
  },
};

const Question = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>删除课时</Button>
      <QuestionPanel
        {...{ open, title: '删除这一节？', text: '删除后不能恢复。', act: '删除', stay: '先不删' }}
        {...{ busy: undefined, failure: '' }}
        onAct={() => setOpen(false)}
        onClose={() => setOpen(false)}
      />
    </>
  );
};

export const Asks: StoryObj = {
  name: '做之前先问',
  render: () => <Question />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '删除课时' }));
    await expect(await screen.findByText('删除后不能恢复。')).toBeVisible();
  },
};
