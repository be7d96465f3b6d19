import { allSections } from '#schemas/layout/all-sections.ts';
import { normalName } from '#schemas/layout/home-sections.ts';

export type SectionNames = {
  /** `expert-column` */
  folder: string;
  /** `expertColumn` */
  variable: string;
  /** `ExpertColumn` */
  component: string;
  /** `expert_column` */
  field: string;
  /** 专家专栏 */
  chinese: string;
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const nameSection = (folder: string, chinese: string): SectionNames => {
  const words = folder.split('-');
  const component = words.map(capital).join('');
  return {
    folder,
    variable: component.charAt(0).toLowerCase() + component.slice(1),
    component,
    field: words.join('_'),
    chinese: normalName(chinese),
  };
};

const known = (): string[] =>
  Object.entries(allSections).flatMap(([name, { aliases }]) => [name, ...aliases].map(normalName));

/** The access to a property; biome requires a dot where the name allows it. */
export const property = (name: string): string =>
  /^\p{ID_Start}\p{ID_Continue}*$/u.test(name) ? `.${name}` : `['${name}']`;

export const refusal = (folder: string, chinese: string): string | undefined => {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(folder)) {
    return `目录名应为两个以上小写英文单词，用短横线连接：${folder || '（空）'}`;
  }
  const name = normalName(chinese);
  if (!/^[\p{L}\p{N}-]{1,20}$/u.test(name)) return `区块名应为 1 到 20 个字：${chinese}`;
  if (known().includes(name)) return `区块名「${name}」已被使用`;
  return undefined;
};
