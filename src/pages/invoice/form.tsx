import { Controller } from 'react-hook-form';
import type { OrderInvoice } from '#schemas/invoice/endpoints.ts';
import {
  type InvoiceTitleKind,
  invoiceTitleKinds,
  LONGEST_INVOICE_TITLE,
} from '#schemas/invoice/fields.ts';
import { LONGEST_TAX_NUMBER } from '#schemas/invoice/tax-number.ts';
import { LONGEST_EMAIL } from '#schemas/text/validators.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ChoiceField } from '#src/ui/form/choice.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { TextField } from '#src/ui/form/text.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { sumText } from '#src/ui/value/amount.ts';
import { RememberedTitles } from './remembered-titles.tsx';
import { type InvoiceValues, useInvoiceForm } from './use-form.ts';
import { titleKindNames } from './words.ts';

const kindOptions = invoiceTitleKinds.map((id) => ({ id, title: titleKindNames[id] }));

const isTitleKind = (id: string | undefined): id is InvoiceTitleKind =>
  invoiceTitleKinds.some((kind) => kind === id);

type Props = { invoice: OrderInvoice; again: () => void };

export const InvoiceForm = (props: Props) => {
  const { register, control, formState, reset, watch, onSubmit, failure, busy } =
    useInvoiceForm(props);
  const { errors } = formState;
  const company = watch('title_kind') === 'company';
  const fill = (values: InvoiceValues) => reset(values, { keepDefaultValues: true });
  return (
    <FormFrame
      failure={failure}
      onSubmit={onSubmit}
      submit={
        <>
          <Text kind="meta" tone="secondary">
            开票金额 {sumText(props.invoice.amount)}，开具前可以修改。一个订单对应一张电子普通发票。
          </Text>
          <Button type="submit" busy={busy ? '正在提交…' : undefined}>
            提交
          </Button>
        </>
      }
    >
      {props.invoice.way === 'simulated' && (
        <Text kind="meta" tone="secondary">
          模拟开票：仅供体验，开出的发票无税务效力。
        </Text>
      )}
      <RememberedTitles titles={props.invoice.titles} onChoose={fill} />
      <Controller
        name="title_kind"
        control={control}
        render={({ field: { value, onChange } }) => (
          <ChoiceField
            label="抬头类型"
            options={kindOptions}
            values={[value]}
            onChange={([chosen]) => isTitleKind(chosen) && onChange(chosen)}
          />
        )}
      />
      <TextField
        {...register('title')}
        label={company ? '单位名称' : '姓名'}
        maxLength={LONGEST_INVOICE_TITLE}
        autoComplete={company ? 'organization' : 'name'}
        placeholder={company ? '与营业执照一致' : '发票抬头'}
        error={errors.title?.message}
      />
      {company && (
        <TextField
          {...register('tax_no')}
          label="纳税人识别号"
          // blanks between groups of signs may be pasted with it
          maxLength={2 * LONGEST_TAX_NUMBER}
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="统一社会信用代码，18 位"
          error={errors.tax_no?.message}
        />
      )}
      <TextField
        {...register('email')}
        label="接收邮箱"
        type="email"
        inputMode="email"
        maxLength={LONGEST_EMAIL}
        autoComplete="email"
        placeholder="电子发票发到这里"
        error={errors.email?.message}
      />
    </FormFrame>
  );
};
