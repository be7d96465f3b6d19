import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import {
  audioProducts,
  columnProducts,
  diseaseList,
  drugList,
  graphicProducts,
  usageList,
  videoProducts,
} from '#schemas/home/endpoints.ts';
import type { ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import type { Page } from '#schemas/wire/structures.ts';
import { skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { defineSection } from '../define-section.ts';
import type { List, ListItems } from './Lists.tsx';

type PagedEndpoint<T> = ReadEndpoint<z.core.$ZodType, z.core.$ZodType<Page<T>>>;

type Loaded<N extends keyof ListItems> = { default: List<ListItems[N]> };

const define = <N extends keyof ListItems>(
  name: N,
  source: PagedEndpoint<ListItems[N]>,
  Skeleton: ComponentType,
) =>
  defineSection({
    name,
    sources: [source],
    Skeleton,
    load: () => import('./Lists.tsx').then<Loaded<N>>((code) => ({ default: code.lists[name] })),
  });

const shelf = skeleton('shelf');
const compact = skeleton('compact', 3, true);

export const graphicList = define('图文标题', graphicProducts, shelf);
export const videoList = define('视频模块', videoProducts, shelf);
export const audioList = define('音频模块', audioProducts, compact);
export const columnList = define('专栏模块', columnProducts, compact);
export const diseaseClassification = define('疾病分类', diseaseList, skeleton('chips', 2, true));
export const usageClassification = define('用途分类', usageList, skeleton('pairs', 2, true));
export const drugClassification = define('药品分类', drugList, skeleton('strip'));
