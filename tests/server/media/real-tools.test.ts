import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lengthOf, segmentsOf, variantsOf } from '#server/platform/streams/playlist.ts';
import { encodeStream } from '#server/platform/transcoding/encode.ts';
import { posterOf } from '#server/platform/transcoding/poster.ts';
import { probeMedia } from '#server/platform/transcoding/probe.ts';
import { findTools } from '#server/platform/transcoding/tools.ts';

const found = await findTools();

it('the programs are found, or what is missing is told', () => {
  expect('missing' in found ? found.missing : found.ffmpeg).not.toBe('');
});

// what a machine without them proves stands in encode.test.ts, with programs that stand in
if (!('missing' in found))
  describe('with the real programs', () => {
    const tools = found;
    const folder = mkdtempSync(join(tmpdir(), 'real-'));

    const film = (name: string, args: readonly string[]): string => {
      const file = join(folder, name);
      execFileSync(tools.ffmpeg, ['-v', 'error', '-nostdin', '-y', ...args, file]);
      return file;
    };
    const picture = (size: string, seconds: number, rate = 25) => [
      ...['-f', 'lavfi', '-i', `testsrc2=s=${size}:d=${seconds}:r=${rate}`],
      ...['-preset', 'ultrafast'],
    ];

    const make = async (source: string) => {
      const out = mkdtempSync(join(folder, 'made-'));
      const probe = await probeMedia(tools, source);
      const progress: number[] = [];
      const onProgress = (now: number) => progress.push(now);
      const { durationMs } = await encodeStream({ tools, source, folder: out, probe, onProgress });
      const index = readFileSync(join(out, 'index.m3u8'), 'utf8');
      const variants = variantsOf(index);
      const [first] = variants;
      const playlist = first ? readFileSync(join(out, first.file), 'utf8') : index;
      const segments = segmentsOf(playlist);
      const piece = join(out, (segments[0]?.file ?? '').replace('.ts', '.mpegts'));
      return { out, probe, durationMs, variants, segments, piece: await probeMedia(tools, piece) };
    };

    it('a portrait of a phone with 10 bits, 60 frames and no sound plays upright', async () => {
      const upright = film('upright.mov', [
        ...picture('320x180', 2, 60),
        ...['-pix_fmt', 'yuv420p10le', '-c:v', 'libx264'],
      ]);
      const source = join(folder, 'turned.mov');
      const turn = ['-c', 'copy', '-metadata:s:v', 'rotate=90'];
      execFileSync(tools.ffmpeg, ['-v', 'error', '-nostdin', '-y', '-i', upright, ...turn, source]);
      const { probe, piece, durationMs } = await make(source);
      expect(probe.video).toMatchObject({ width: 180, height: 320, isTurned: true });
      expect(piece.video).toMatchObject({
        ...{ width: 180, height: 320, isTurned: false, pixels: 'yuv420p', codec: 'h264', rate: 30 },
      });
      expect(piece.sound).toBeUndefined();
      expect(durationMs).toBe(2000);
    });

    it('a variable rate becomes constant', async () => {
      const source = film('variable.mp4', [
        ...picture('160x120', 4, 30),
        ...['-vf', "select='not(mod(n,3))+lt(mod(n,60),20)'", '-vsync', 'vfr', '-c:v', 'libx264'],
      ]);
      const { probe, piece } = await make(source);
      expect(probe.video?.isConstant).toBe(false);
      expect(piece.video?.isConstant).toBe(true);
    });

    it('what plays everywhere is only cut, and smaller qualities are made beside it', async () => {
      const source = film('plays.mp4', [
        // options of what is made come after all that is read
        ...['-f', 'lavfi', '-i', 'sine=d=13:r=48000', ...picture('854x600', 13)],
        ...['-g', '50', '-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-c:a', 'aac'],
      ]);
      const { variants, segments, durationMs, out } = await make(source);
      expect(variants.map(({ file }) => file)).toEqual(['600p.m3u8', '480p.m3u8']);
      expect(variants[1]?.attributes).toMatch(
        /^BANDWIDTH=\d+,AVERAGE-BANDWIDTH=\d+,RESOLUTION=684x480$/,
      );
      expect(Math.abs(durationMs - 13_000)).toBeLessThan(100);
      const small = segmentsOf(readFileSync(join(out, '480p.m3u8'), 'utf8'));
      expect(small.map(({ duration }) => duration).slice(0, 2)).toEqual([6000, 6000]);
      expect(Math.abs(lengthOf(small) - lengthOf(segments))).toBeLessThan(100);
    });

    it('sound is cut into pieces, and stands beside them at a constant rate', async () => {
      const source = film('sound.ogg', ['-f', 'lavfi', '-i', 'sine=d=8', '-c:a', 'libvorbis']);
      const { out, piece, durationMs } = await make(source);
      expect(piece.sound).toMatchObject({ codec: 'aac', channels: 2 });
      expect(Math.abs(durationMs - 8000)).toBeLessThan(100);
      const { length } = readFileSync(join(out, 'whole.mp3'));
      expect(Math.abs(length / 16_000 - 8)).toBeLessThan(0.2);
    });

    it('the poster is no black frame', async () => {
      const source = film('dark.mp4', [
        ...['-f', 'lavfi', '-i', 'color=black:s=160x120:d=10', ...picture('160x120', 10)],
        ...['-filter_complex', "[0][1]overlay=enable='gt(t,6)'", '-c:v', 'libx264'],
      ]);
      const probe = await probeMedia(tools, source);
      const poster = await posterOf({ tools, source, folder, probe });
      expect(poster?.size).toEqual({ width: 160, height: 120 });
      expect(poster?.bytes.length).toBeGreaterThan(2000);
    });

    const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n';
    it.each<[string, string, string]>([
      [
        'a playlist of an address',
        'a.m3u8',
        `${playlist}http://127.0.0.1:9/a.ts\n#EXT-X-ENDLIST\n`,
      ],
      ['a playlist by another name', 'a.mp4', `${playlist}file:///etc/hostname\n#EXT-X-ENDLIST\n`],
      ['a list of files', 'a.txt', "ffconcat version 1.0\nfile '/etc/hostname'\n"],
      [
        'a description of a stream',
        'a.sdp',
        'v=0\no=- 0 0 IN IP4 127.0.0.1\nm=video 9 RTP/AVP 96\n',
      ],
      ['a list for DASH', 'a.mpd', '<?xml version="1.0"?><MPD><BaseURL>http://a/</BaseURL></MPD>'],
      ['a picture with a script', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['nothing', 'a.webm', ''],
    ])('%s is refused', async (_, name, text) => {
      const file = join(folder, name);
      writeFileSync(file, text);
      await expect(probeMedia(tools, file)).rejects.toThrow('文件打不开');
    });

    it('an mp4 that ends early is refused', async () => {
      const file = film('cut.mp4', [...picture('160x120', 3), '-c:v', 'libx264']);
      truncateSync(file, 3000);
      await expect(probeMedia(tools, file)).rejects.toThrow('文件打不开');
      expect(existsSync(file)).toBe(true);
    });
  });
