import { readBatch } from '#schemas/batch/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { mount } from '../../platform/endpoint/mount.ts';
import { answerBatch } from './answer-batch.ts';

export const serve = ({ app }: DomainHost): void => mount(app, readBatch, answerBatch(app));
