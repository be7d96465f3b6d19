import { Form, Radio } from 'antd';
import { type ReactNode, useId } from 'react';
import { themes } from '#schemas/layout/themes.ts';
import type { ClassicLayout, ClassicVariantName } from '#schemas/publication/classic-layout.ts';
import { valueWords } from '#schemas/publication/describe-changes.ts';
import { type PageName, pageNames } from '#schemas/publication/page-names.ts';
import { useDeskState, useDraftEditor, useRights } from '../../../draft-editor/context.ts';
import { Stack, Text } from '../../../parts/part.tsx';
import { settingsParts } from '../../settings/settings-parts.tsx';
import { layoutOf } from '../pages/classic-nodes.ts';
import { useModules } from '../use-verdicts.ts';
import { type SurroundingsName, surroundingsLabels } from './parts.ts';
import css from './surroundings.module.css';

type HeadProps = {
  page: ClassicVariantName;
  label: string;
  field: 'theme' | 'coupon';
  options: readonly { value: string; label: string }[];
};

const HeadChoice = ({ page, label, field, options }: HeadProps) => {
  const desk = useDraftEditor();
  const document = useDeskState((state) => state.document);
  const { edit } = useRights();
  const id = useId();
  const value = layoutOf(document, page)[field] ?? options[0]?.value;
  const choose = (next: string) =>
    desk.change((current) => {
      const layout: ClassicLayout = { ...layoutOf(current, page), [field]: next };
      return { ...current, layouts: { ...current.layouts, [page]: layout } };
    });
  return (
    <Form.Item label={`${pageNames[page]}的${label}`} htmlFor={id}>
      <Radio.Group
        id={id}
        className={css.choices ?? ''}
        options={[...options]}
        value={value}
        disabled={!edit}
        aria-label={label}
        onChange={({ target }) => choose(target.value)}
      />
    </Form.Item>
  );
};

const themeOptions = themes.map((value) => ({ value, label: valueWords('theme', value) }));
const couponOptions = ['plain', 'phone-bound'].map((value) => ({
  value,
  label: valueWords('coupon', value),
}));

const Theme = ({ page }: { page: PageName }) =>
  page === 'ordered' ? (
    <Text size={13} tone="secondary">
      有序首页用默认配色，不能整页更换；每个区块可以在自己的设置里选主题。
    </Text>
  ) : (
    <HeadChoice page={page} label="主题" field="theme" options={themeOptions} />
  );

const Coupon = ({ page }: { page: PageName }) => (
  <>
    <Text size={13} tone="secondary">
      每个首页右下角都有优惠券图标，不能关掉，点它领优惠券。
      {page === 'ordered' && '在有序首页，它总是直接打开领券中心。'}
    </Text>
    {page !== 'ordered' && (
      <HeadChoice page={page} label="优惠券图标" field="coupon" options={couponOptions} />
    )}
  </>
);

const Modules = () => {
  const { liveModule, coupons } = useModules();
  return (
    <>
      <Text size={13} tone="secondary">
        模块关着的时候，属于它的区块在每个首页都不显示。这里只能看，不能改。
      </Text>
      <ul className={css.facts}>
        <li>直播模块：{liveModule ? '已启用' : '没有启用'}，由维护服务器的人开关。</li>
        <li>
          优惠券模块：{coupons ? '已启用' : '没有启用'}
          ，跟随“登录方式”：手机登录时启用，微信登录时不启用。
        </li>
      </ul>
    </>
  );
};

const bodies: Readonly<Partial<Record<SurroundingsName, (page: PageName) => ReactNode>>> = {
  theme: (page) => <Theme page={page} />,
  coupon: (page) => <Coupon page={page} />,
  modules: () => <Modules />,
};

type Props = { page: PageName; name: SurroundingsName };

export const SurroundingsForm = ({ page, name }: Props) => {
  const title = useId();
  const settings = settingsParts.find(({ key }) => key === name);
  return (
    <Stack as="section" gap={12} aria-labelledby={title}>
      <Text as="h2" size={16} id={title}>
        {surroundingsLabels[name]}
      </Text>
      {settings && (
        <Text size={13} tone="secondary">
          {settings.intro}
        </Text>
      )}
      <Form layout="vertical" component="div">
        {settings ? settings.body() : bodies[name]?.(page)}
      </Form>
    </Stack>
  );
};
