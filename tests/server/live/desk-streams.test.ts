import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { mediaFile } from '#server/db/tables/media.ts';
import { registered } from '#server/domains/desk/registered.ts';
import { deskOn, sampleRow } from '../harness/desk/desks.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const table = registered.find(({ name }) => name === 'live');

onDatabase('what a broadcast plays', (opened) => {
  const begin = async () => {
    const { db } = opened();
    if (!table) throw new Error('no desk of broadcasts');
    const desk = await deskOn(db, table);
    const save = (more: Readonly<Record<string, string>>) =>
      desk.save(null, [
        ...sampleRow(table).filter(({ name }) => !(name in more)),
        ...Object.entries(more).map(([name, text]) => ({ name, text })),
      ]);
    const find = async (word: string) =>
      (await desk.ask('choices', { field: 'stream', word, under: null })).choices;
    return { db, save, find };
  };

  const absent = '服务器上没有它，学员会播放不了：请从素材库里选一个处理好的视频';

  it('has to be there', async () => {
    const { save } = await begin();
    for (const name of ['stream', 'replay']) {
      expect(await save({ [name]: 'nosuchfolder' })).toEqual({
        outcome: 'faulty',
        faults: [{ name, reason: absent }],
      });
      for (const stream of ['slides', ''])
        expect(await save({ premiere: '0', [name]: stream })).toMatchObject({ outcome: 'saved' });
    }
  });

  it('is chosen among the videos of the library, folders and addresses', async () => {
    const { db, find } = await begin();
    const name = `讲座 ${randomBytes(6).toString('hex')}`;
    const file = { name, bytes: 1, durationMs: 754_321, state: 'ready' } as const;
    const key = () => randomBytes(32).toString('base64url');
    await db.insert(mediaFile).values([
      { ...file, key: key(), kind: 'video', stream: 'slides--x2' },
      { ...file, key: key(), kind: 'audio', stream: 'music' },
    ]);
    expect(await find(name)).toEqual([{ text: 'slides--x2', label: `${name}（视频 12:34）` }]);
    expect(await find('slides')).toContainEqual({
      text: 'slides',
      label: 'slides（服务器上的文件夹）',
    });
    expect(await find('nosuchfolder')).toEqual([]);
    const address = 'https://live.example.com/a.m3u8';
    expect(await find(address)).toEqual([{ text: address, label: `${address}（播放地址）` }]);
  });

  it('by the clock needs a stream and an end', async () => {
    const { save } = await begin();
    const fault = (name: string) => ({ outcome: 'faulty', faults: [{ name }] });
    expect(await save({ premiere: '1', stream: '' })).toMatchObject(fault('stream'));
    expect(await save({ premiere: '1', stream: 'slides', endAt: '' })).toMatchObject(
      fault('endAt'),
    );
  });
});
