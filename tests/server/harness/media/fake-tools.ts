import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const script = (text: string): string => `#!/bin/sh\n${text}\n`;

const VIDEO = {
  streams: [
    {
      ...{ index: 0, codec_type: 'video', codec_name: 'hevc', profile: 'Main', level: 93 },
      ...{ width: 640, height: 360, pix_fmt: 'yuv420p10le', field_order: 'progressive' },
      ...{ r_frame_rate: '30/1', avg_frame_rate: '30/1', sample_aspect_ratio: '1:1' },
    },
  ],
  format: { duration: '12.0' },
};

/** What an encoder writes of a video of twelve seconds; the playlist is its last argument. */
const ENCODES = `
for playlist; do :; done
case "$playlist" in *.jpg) exit 1;; esac
folder=$(dirname "$playlist")
echo out_time_us=6000000
printf 'G1' > "$folder/360p-00000.mpegts"
printf 'G2' > "$folder/360p-00001.mpegts"
printf '#EXTM3U\\n#EXTINF:6,\\n360p-00000.mpegts\\n#EXTINF:5.5,\\n360p-00001.mpegts\\n' > "$playlist"
`;

export const encoders = {
  encodes: ENCODES,
  breaks: 'echo "Invalid data found" >&2; exit 1',
  fillsDisk: 'echo "av_interleaved_write_frame(): No space left on device" >&2; exit 1',
  hangs: 'for playlist; do :; done; printf G1 > "$(dirname "$playlist")/half.mpegts"; sleep 600',
} as const;

/** Programs in place of ffmpeg and ffprobe; returns the first one's path. */
export const fakeTools = (encoder: string, probe: object | 'broken' = VIDEO): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tools-'));
  mkdirSync(folder, { recursive: true });
  const prober =
    probe === 'broken'
      ? 'echo "moov atom not found" >&2; exit 1'
      : `cat <<'END'\n${JSON.stringify(probe)}\nEND`;
  writeFileSync(join(folder, 'ffmpeg'), script(encoder), { mode: 0o755 });
  writeFileSync(join(folder, 'ffprobe'), script(prober), { mode: 0o755 });
  return join(folder, 'ffmpeg');
};
