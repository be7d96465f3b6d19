import { Form } from 'antd';
import { fieldOf } from '#schemas/field/field.ts';
import type { FieldKind } from '#schemas/field/kinds.ts';
import type { Scalar } from '#schemas/publication/document-parts.ts';
import { shapeOf } from '#schemas/publication/document-parts.ts';
import { FieldControl } from '../../field/control.tsx';
import { controlOf } from './field-controls.ts';
import css from './settings.module.css';

type Props = {
  id: string;
  part: string;
  name: string;
  label: string;
  value: Scalar;
  fault: string;
  disabled: boolean;
  onChange: (value: Scalar) => void;
  onEnd: () => void;
};

const wide: readonly FieldKind[] = ['picture', 'link'];

export const DocumentField = (props: Props) => {
  const { id, part, name, label, value, fault, disabled, onChange, onEnd } = props;
  const { kind, options = [] } = controlOf(name);
  return (
    <Form.Item
      className={(wide.includes(kind) && css.wide) || ''}
      label={label}
      htmlFor={id}
      validateStatus={fault ? 'error' : ''}
      help={fault || null}
    >
      <FieldControl
        {...{ id, fault, disabled, onEnd }}
        field={{ ...fieldOf(name, { kind, label }), options: [...options] }}
        value={typeof value === 'boolean' ? (value ? '1' : '0') : value}
        inSight={css.choices ?? ''}
        picture={{ shape: shapeOf(part, name) }}
        {...(kind === 'link' && {
          placeholder: '站内路径如 /more，或 https:// 网址；不填则不跳转',
        })}
        onChange={(text) => onChange(kind === 'switch' ? text === '1' : text)}
      />
    </Form.Item>
  );
};
