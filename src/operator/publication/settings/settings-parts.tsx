import type { ReactNode } from 'react';
import { useDeskState } from '../../draft-editor/context.ts';
import { partNamed } from '../../draft-editor/edits.ts';
import { Text } from '../../parts/part.tsx';
import { useInFront } from '../../session.ts';
import { DocumentFields } from './fields.tsx';
import { ItemsEditor } from './items-editor.tsx';
import css from './settings.module.css';

/** The items of a part with a fixed number of items. */
const Plain = ({ part: label, only }: { part: string; only?: readonly string[] }) => {
  const document = useDeskState((state) => state.document);
  const part = partNamed(label);
  return [...part.read(document)].map(([key, values]) => (
    <DocumentFields key={key} part={part} item={key} values={values} {...(only && { only })} />
  ));
};

/** The share card comes with the messenger's signature, so an existing back end supplies it. */
const Site = () => {
  const inFront = useInFront();
  const own = ['title', 'logo', 'copyright', 'copyrightLink'];
  return (
    <>
      <Plain part="站点信息" {...(inFront && { only: own })} />
      {inFront && (
        <Text size={13} tone="tertiary" above={2} below={16}>
          分享出去的文案和图片由已有的后端给出。
        </Text>
      )}
    </>
  );
};

const Tabs = () => {
  const document = useDeskState((state) => state.document);
  const part = partNamed('底部标签');
  return [...part.read(document)].map(([key, values], position) => (
    <section className={css.line} key={key} aria-label={part.nameOf(values)}>
      <strong>{key}</strong>
      <DocumentFields part={part} item={key} values={values} position={position} />
    </section>
  ));
};

export type SettingsPart = { key: string; label: string; intro: string; body: () => ReactNode };

export const settingsParts: readonly SettingsPart[] = [
  {
    key: 'template',
    label: '首页样式',
    intro: '打开站点根地址时看到的首页。',
    body: () => <Plain part="全站设置" only={['template']} />,
  },
  {
    key: 'banners',
    label: '轮播图',
    intro:
      '拖动排序；“位置”决定出现在有序首页还是经典首页。名称写在图片的下沿，图片里不必再有字。建议图片 690×300。',
    body: () => (
      <ItemsEditor
        part={partNamed('轮播图')}
        most={20}
        fresh={(key) => ({ key, slot: 'ordered', title: '新轮播图', thumb: '', link: '' })}
      />
    ),
  },
  {
    key: 'icons',
    label: '图标导航',
    intro: '首页上的图标入口，每行五个。建议图标 96×96。',
    body: () => (
      <ItemsEditor
        part={partNamed('图标导航')}
        most={30}
        fresh={(key) => ({ key, name: '新导航', thumb: '', link: '', joinsApp: true })}
      />
    ),
  },
  {
    key: 'follow',
    label: '公众号提示',
    intro: '没有登录的访客在首页底部看到的公众号提示，可以关掉；点二维码会放大。',
    body: () => <Plain part="公众号提示" />,
  },
  {
    key: 'tabs',
    label: '底部标签',
    intro: '学员端底部的五个入口，顺序固定，可以隐藏。',
    body: () => <Tabs />,
  },
  {
    key: 'site',
    label: '站点信息',
    intro: '名称、标志、版权与分享出去的文案和图片。',
    body: () => <Site />,
  },
  {
    key: 'login',
    label: '登录方式',
    intro: '需要登录时先打开哪个登录页。',
    body: () => <Plain part="全站设置" only={['loginSwitch']} />,
  },
];
