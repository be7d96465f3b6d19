import { Form, type FormProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { useOwnRun } from '../use-own-run.ts';
import { FormState, type FormStateProps } from './form-state.tsx';

type Props<V> = Omit<FormProps<V>, 'children' | 'onValuesChange' | 'onFinish'> &
  Pick<FormStateProps, 'of' | 'verb'> & {
    children?: ReactNode;
    onFinish: (values: V) => void;
  };

export const ActionForm = <V,>({ of, verb = '提交', children, onFinish, ...form }: Props<V>) => {
  const [typed, setTyped] = useState(false);
  const own = useOwnRun(of);
  return (
    <Form<V>
      layout="vertical"
      {...form}
      onValuesChange={() => setTyped(true)}
      onFinish={(values) => {
        own.begin();
        onFinish(values);
      }}
    >
      {children}
      <FormState of={own.state} verb={verb} unsaved={own.begun ? !own.state.done : typed} />
    </Form>
  );
};
