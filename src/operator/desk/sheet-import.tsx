import { App, Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { type checkContentSheet, MOST_FAULTS, MOST_IMPORTED } from '#schemas/desk/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { callOperator } from '../call-operator.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useAction } from '../parts/form/use-action.ts';
import { Box, Text } from '../parts/part.tsx';
import { callsOf, type OpenTable } from './calls.ts';
import css from './desk.module.css';

type Checked = Data<typeof checkContentSheet>;

/** In bytes. */
const LARGEST = 1_200_000;

/** UTF-8, or the encoding that spreadsheets in China use otherwise. */
const readText = async (file: File): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
};

const Preview = ({ checked }: { checked: Checked }) => {
  const { made, changed, same, unpaid, faults } = checked;
  if (faults.length === 0)
    return (
      <Box as="p" above={12} role="status">
        将新增 {made} 条，修改 {changed} 条；{same} 条没有变化。现在还没有写入。
        {unpaid > 0 && `改了价格的内容有 ${unpaid} 笔订单还没有付款，它们仍按下单时的价格付。`}
      </Box>
    );
  const most = faults.length === MOST_FAULTS ? `，先列出前 ${MOST_FAULTS} 处` : '';
  return (
    <section aria-label="文件里的问题">
      <Text tone="bad" above={12} below={4} role="alert">
        有 {faults.length} 处要改{most}。什么都没有写入，请改好文件再选一次。
      </Text>
      <ul className={css.left}>
        {faults.map(({ line, reason }) => (
          <li key={`${line} ${reason}`}>{line > 0 ? `第 ${line} 行：${reason}` : reason}</li>
        ))}
      </ul>
    </section>
  );
};

type Props = { open: OpenTable; onClose: () => void; onImported: () => void };

export const SheetImport = ({ open, onClose, onImported }: Props) => {
  const { area, table } = open;
  const { message } = App.useApp();
  const input = useRef<HTMLInputElement>(null);
  const [sheet, setSheet] = useState('');
  const [name, setName] = useState('');
  const [checked, setChecked] = useState<Checked>();
  const checking = useAction(
    (text: string) => callOperator(callsOf(area).check, { table: table.name, sheet: text }),
    setChecked,
  );
  const importing = useAction(
    (stamp: string) =>
      changeByOperator(callsOf(area).import, { table: table.name, sheet, stamp }, stamp),
    (answer) => {
      if (answer.outcome === 'imported') {
        void message.success(`已导入：新增 ${answer.made} 条，修改 ${answer.changed} 条`);
        return onImported();
      }
      void message.warning('同事刚刚改过其中的内容，已重新检查，请再确认一次');
      void checking.run(sheet);
    },
  );
  const take = async (file: File | undefined) => {
    if (!file) return;
    setChecked(undefined);
    setName(file.name);
    if (file.size > LARGEST) return void message.error('文件太大，请分成几个再导入');
    const text = await readText(file);
    setSheet(text);
    await checking.run(text);
  };
  const writes = checked?.faults.length === 0 && checked.made + checked.changed > 0;
  return (
    <Modal
      open
      title={`导入${table.label}`}
      okText="确认导入"
      cancelText="关闭"
      okButtonProps={{ disabled: !writes }}
      confirmLoading={importing.busy}
      onOk={() => void importing.run(checked?.stamp ?? '')}
      onCancel={onClose}
      width={560}
    >
      <Text tone="secondary" below={12}>
        先导出表格，在里面修改，再另存为 CSV 导入。有编号的行修改那一条，编号留空的行新增一条；
        表里没有的列保持不变。一次最多 {MOST_IMPORTED} 行。
      </Text>
      <Button loading={checking.busy} onClick={() => input.current?.click()}>
        {name ? '换一个文件' : '选择文件'}
      </Button>
      {name && <span className={css.file}>{name}</span>}
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        style={{ display: 'none' }}
        aria-label="要导入的文件"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      {checked && <Preview checked={checked} />}
    </Modal>
  );
};
