import { Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import { cleanHtml } from '#schemas/desk/clean-html.ts';
import type { DeskField, DeskRow } from '#schemas/desk/fields.ts';
import { fieldFault, shownText } from '#schemas/field/read-field.ts';
import { fieldHolds } from '#schemas/field/when.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { FormState } from '../parts/form/form-state.tsx';
import { useAction } from '../parts/form/use-action.ts';
import { useUnsavedWarning } from '../parts/form/use-unsaved-warning.ts';
import { zoned } from '../parts/moments.ts';
import { Text } from '../parts/part.tsx';
import { callsOf, type OpenTable } from './calls.ts';
import { type Clash, ClashDialog } from './clash-dialog.tsx';
import css from './desk.module.css';
import { DeskControl } from './field-control.tsx';
import { RowNotices, useRowDraft } from './row-draft.tsx';
import { nameOf, textOf } from './rows-table.tsx';

type Texts = Record<string, string>;

const textsOf = ({ texts }: DeskRow): Texts =>
  Object.fromEntries(texts.map(({ name, text }) => [name, text]));

const isWritten = ({ written }: DeskField, id: number | null): boolean =>
  written === 'always' || (written === 'once' && id === null);

const changesOf = (fields: readonly DeskField[], before: Texts, typed: Texts) =>
  fields
    .map(({ name }) => ({ name, text: typed[name] ?? '' }))
    .filter(({ name, text }) => text !== (before[name] ?? ''));

const labelOf = ({ label, kind }: DeskField): string => (kind === 'moment' ? zoned(label) : label);

const Shown = ({ fields, row }: { fields: readonly DeskField[]; row: DeskRow }) => (
  <dl className={css.facts}>
    {fields.map((field) => (
      <div key={field.name}>
        <dt>{labelOf(field)}</dt>
        <dd>{shownText(field, textOf(row, field.name), nameOf(row, field.name)) || '—'}</dd>
      </div>
    ))}
  </dl>
);

const Below = ({ field, text }: { field: DeskField; text: string }) => {
  const removed = field.kind === 'richText' ? cleanHtml(text).removed : [];
  return (
    <>
      {field.help}
      {removed.length > 0 && (
        <p className={css.note} role="status">
          保存时会去掉：{removed.join('、')}。
        </p>
      )}
    </>
  );
};

type Props = {
  open: OpenTable;
  id: number | null;
  first: DeskRow;
  stamp: string;
  /** Number of unpaid orders for the row. */
  unpaid: number;
  /** The field of a new row that is given and cannot be chosen. */
  fixed?: string | undefined;
  onUnsaved: (is: boolean) => void;
  onSaved: () => void;
};

export const RowForm = ({ open, id, first, stamp, unpaid, fixed, onUnsaved, onSaved }: Props) => {
  const { area, table, mayEdit } = open;
  const [form] = Form.useForm<Texts>();
  // the state that the operator started from stays while the list around it is read again
  const [from, setFrom] = useState({ row: first, stamp });
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [clash, setClash] = useState<Clash>();
  const fields = table.fields.filter(
    (field) => mayEdit && field.name !== fixed && isWritten(field, id),
  );
  const others = table.fields.filter((field) => !fields.includes(field));
  const before = textsOf(from.row);
  const typed: Texts = { ...before, ...Form.useWatch([], form) };
  const held = Object.fromEntries(table.fields.map(({ name }) => [name, [typed[name] ?? '']]));
  const asks = ({ when }: DeskField) => fieldHolds(when, held);
  const changes = changesOf(fields, before, typed);
  const unsaved = changes.length > 0;
  const priced = changes.some(({ name }) =>
    fields.some((field) => field.name === name && field.kind === 'money'),
  );
  useUnsavedWarning(unsaved);
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);

  const draft = useRowDraft({
    of: `${table.name} ${id ?? '新增'}`,
    names: fields.filter(({ kind }) => kind === 'richText').map(({ name }) => name),
    ...{ stamp: from.stamp, before, typed },
    onRestore: (texts) => form.setFieldsValue(texts),
  });

  const point = (faults: readonly { name: string; reason: string }[]) => {
    const hasField = (name: string) => fields.some((field) => field.name === name);
    const whole = faults.filter(({ name }) => !hasField(name)).map(({ reason }) => reason);
    setRefused(whole);
    const own = faults.filter(({ name }) => hasField(name));
    form.setFields(own.map(({ name, reason }) => ({ name, errors: [reason] })));
    const [at] = own;
    if (at) form.scrollToField(at.name, { focus: true });
  };
  const saving = useAction(
    () => {
      setRefused([]);
      const all = table.fields
        .filter((field) => isWritten(field, id))
        .map(({ name }) => ({ name, text: typed[name] ?? '' }));
      const values = id === null ? all : changes;
      const wish = { table: table.name, id, stamp: from.stamp, values };
      return changeByOperator(callsOf(area).save, wish, `${id}`);
    },
    (answer) => {
      if (answer.outcome === 'saved') {
        draft.tabs.tellSaved();
        return onSaved();
      }
      if (answer.outcome === 'faulty') return point(answer.faults);
      setClash({ theirs: answer.row, stamp: answer.stamp });
    },
  );
  const settle = (texts: Texts) => {
    if (!clash) return;
    setFrom({ row: clash.theirs, stamp: clash.stamp });
    form.setFieldsValue({ ...textsOf(clash.theirs), ...texts });
    setClash(undefined);
  };

  return (
    <>
      {mayEdit && <RowNotices {...draft} />}
      <Form
        form={form}
        layout="vertical"
        initialValues={before}
        scrollToFirstError={{ focus: true }}
        onFinish={() => void saving.run()}
      >
        {fields.filter(asks).map((field) => (
          <Form.Item
            key={field.name}
            name={field.name}
            label={labelOf(field)}
            extra={<Below field={field} text={typed[field.name] ?? ''} />}
            // a switch always has a value, so it is never missing
            required={field.required && field.kind !== 'switch'}
            validateTrigger="onBlur"
            rules={[
              {
                validator: async (_: unknown, text = '') => {
                  const message = fieldFault(field, text);
                  if (message) throw new Error(message);
                },
              },
            ]}
          >
            <DeskControl
              open={open}
              field={field}
              under={typed[table.within?.field ?? ''] ?? ''}
              name={nameOf(from.row, field.name)}
              disabled={saving.busy}
            />
          </Form.Item>
        ))}
        {id !== null && others.length > 0 && <Shown fields={others} row={from.row} />}
        {priced && unpaid > 0 && (
          <p className={css.note} role="status">
            现在有 {unpaid} 笔订单还没有付款，它们仍按下单时的价格付；新价格从下一笔订单起用。
          </p>
        )}
        {refused.length > 0 && (
          <Text tone="bad" above={12} below={4} role="alert">
            {refused.join('；')}
          </Text>
        )}
        {mayEdit && (
          <div className={css.foot}>
            <FormState of={saving} unsaved={changes.length} />
            <Button type="primary" htmlType="submit" loading={saving.busy} disabled={!unsaved}>
              保存
            </Button>
          </div>
        )}
      </Form>
      {clash && (
        <ClashDialog
          fields={fields}
          before={before}
          mine={typed}
          clash={clash}
          onSettled={settle}
        />
      )}
    </>
  );
};
