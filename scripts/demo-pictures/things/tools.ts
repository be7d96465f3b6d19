/** Instruments that Noto lacks, in boxes of 128 × 128; light and shadow come by the filters. */

const capsule = (x: number, y: number, a: string, b: string): string =>
  `<rect x="${x}" y="${y}" width="34" height="20" rx="10" fill="${a}"/><path d="M${x + 17} ${y}h7a10 10 0 0 1 0 20h-7Z" fill="${b}"/>`;

const capsules = [14, 40, 66, 92]
  .map((y) => capsule(27, y + 2, '#fdfdfd', '#e2574c') + capsule(67, y + 2, '#fdfdfd', '#e2574c'))
  .join('');

const bottle = (body: string, cap: string, mark: string): string =>
  `<rect x="34" y="6" width="60" height="24" rx="6" fill="${cap}"/><path d="M40 10v16m8-16v16m8-16v16m8-16v16m8-16v16m8-16v16m8-16v16" stroke="#000" stroke-opacity=".12" stroke-width="3"/><path d="M38 28h52c0 8 10 10 10 20v66a8 8 0 0 1-8 8H36a8 8 0 0 1-8-8V48c0-10 10-12 10-20Z" fill="${body}"/><rect x="28" y="58" width="72" height="44" fill="#fff"/><path d="M44 72h12v-8h8v8h0v0" fill="none"/><path d="M46 74h8v-8h8v8h8v8h-8v8h-8v-8h-8Z" fill="${mark}"/><path d="M76 72h16M76 80h16M76 88h10" stroke="#b9c6cd" stroke-width="4"/>`;

const box = (front: string, side: string, mark: string): string =>
  `<path d="M12 30h76v86H12Z" fill="${front}"/><path d="m88 30 26-12v84l-26 14Z" fill="${side}"/><path d="m12 30 28-12h74L88 30Z" fill="#fff"/><path d="M12 30h76v16H12Z" fill="${mark}"/><rect x="24" y="60" width="52" height="7" rx="3.5" fill="${mark}" opacity=".75"/><rect x="24" y="74" width="38" height="6" rx="3" fill="${mark}" opacity=".4"/><g transform="rotate(-28 60 98)"><rect x="40" y="90" width="38" height="16" rx="8" fill="#fff"/><path d="M59 90h11a8 8 0 0 1 0 16H59Z" fill="${mark}"/></g>`;

const screenOf = (content: string): string =>
  `<rect x="4" y="14" width="120" height="84" rx="8" fill="#3a4a58"/><rect x="10" y="20" width="108" height="72" rx="4" fill="#0d1f2d"/>${content}<path d="M52 98h24l4 14H48Z" fill="#8fa2b0"/><rect x="36" y="110" width="56" height="8" rx="4" fill="#b9c7d0"/>`;

const line = (path: string, ink: string, width = 3): string =>
  `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const tools = {
  pressure:
    '<path d="M84 14c24-6 36 6 34 28-2 20-10 30-28 34Z" fill="#3c6fa8"/><path d="M92 22c14-2 20 6 18 20s-8 20-18 24Z" fill="#2c568a"/><path d="M92 66c14 6 20 26 4 44" fill="none" stroke="#40505c" stroke-width="6" stroke-linecap="round"/><rect x="6" y="30" width="88" height="84" rx="16" fill="#f3f7f9"/><rect x="16" y="40" width="68" height="46" rx="7" fill="#15303b"/><path d="M26 50h16v6H26Zm0 12h26v6H26Zm0 12h20v5H26Z" fill="#8ff0d8"/><path d="M60 76V52h6v24Zm10 0V60h6v16Z" fill="#f4b860"/><circle cx="50" cy="100" r="8" fill="#e2574c"/><circle cx="28" cy="100" r="5" fill="#c3d0d7"/><circle cx="72" cy="100" r="5" fill="#c3d0d7"/>',
  inhaler:
    '<path d="M42 4h34l6 46H40Z" fill="#dfe6ea"/><path d="M34 26c2-6 8-8 14-8h26c6 0 10 3 11 9l9 58c1 5 4 7 8 9l14 8c6 4 4 20-4 20H66c-16 0-24-8-26-22Z" fill="#3f86c8"/><path d="M104 92c14 4 20 10 20 20 0 8-4 12-12 12H98Z" fill="#2d66a3"/><path d="M42 34h40l2 12H44Z" fill="#7fb4e4"/>',
  insulin:
    '<g transform="rotate(-40 64 64)"><rect x="-2" y="54" width="16" height="20" rx="4" fill="#f2a03d"/><rect x="10" y="50" width="62" height="28" rx="10" fill="#2f7fb8"/><rect x="28" y="56" width="20" height="14" rx="3" fill="#dff3ff"/><path d="M31 60h6v7h-6Zm9 0h5v7h-5Z" fill="#2f4858"/><rect x="70" y="53" width="36" height="22" rx="6" fill="#d9eef8"/><rect x="74" y="57" width="22" height="14" rx="3" fill="#8fd0ee"/><path d="M106 58h8l4 4v4l-4 4h-8Z" fill="#b8c7d0"/><path d="M117 64h16" stroke="#94a5af" stroke-width="3"/></g>',
  glucose:
    '<rect x="48" y="100" width="16" height="28" rx="3" fill="#fdfdfd"/><rect x="52" y="116" width="8" height="10" rx="2" fill="#d4373c"/><rect x="24" y="4" width="64" height="102" rx="20" fill="#f3f7f9"/><rect x="32" y="16" width="48" height="42" rx="8" fill="#153340"/><path d="M40 26h14v5H40Zm0 10h24v5H40Zm0 10h18v5H40Z" fill="#9cf2dc"/><circle cx="56" cy="78" r="10" fill="#2aa79b"/><path d="M106 40c10 14 16 22 16 31a16 16 0 0 1-32 0c0-9 6-17 16-31Z" fill="#d4373c"/>',
  scalpel:
    '<g transform="rotate(-45 64 64)"><path d="M-8 58h86l6 4v4l-6 4H-8c-6 0-6-12 0-12Z" fill="#b9c8d1"/><path d="M6 61h44v6H6Z" fill="#93a5b0"/><path d="M80 57h16c22 0 36 4 44 11-10 5-30 5-44 3H80Z" fill="#eef4f7"/><path d="M84 68c20 2 40 3 56 0-10 5-30 5-44 3H84Z" fill="#9fb3bf"/></g>',
  scope:
    '<g fill="none" stroke-linecap="round"><path d="M18 110 92 30" stroke="#a9bac5" stroke-width="6"/><path d="M110 110 36 30" stroke="#d7e1e7" stroke-width="6"/></g><g transform="translate(20 108) rotate(-47)"><rect x="-6" y="-11" width="34" height="22" rx="8" fill="#33495a"/><circle cx="-8" cy="16" r="10" fill="none" stroke="#33495a" stroke-width="6"/></g><g transform="translate(108 108) rotate(-133)"><rect x="-6" y="-11" width="34" height="22" rx="8" fill="#2a9088"/><circle cx="-8" cy="-16" r="10" fill="none" stroke="#2a9088" stroke-width="6"/></g><g transform="translate(58 66) rotate(-47)"><rect x="-4" y="-9" width="20" height="18" rx="5" fill="#5fb7d6"/></g><g transform="translate(70 66) rotate(-133)"><rect x="-4" y="-9" width="20" height="18" rx="5" fill="#f2b653"/></g><path d="M92 30l12-4-5 10ZM36 30l-12-4 5 10Z" fill="#e9f0f4"/>',
  blister: `<rect x="16" y="4" width="96" height="120" rx="10" fill="#d5dee4"/><path d="M64 10v108M22 34h84M22 64h84M22 94h84" stroke="#b4c1ca" stroke-width="2" stroke-dasharray="4 4"/><g transform="translate(0 2)">${capsules}</g>`,
  bottle: bottle('#e8963a', '#fafafa', '#d9534a'),
  bottleBlue: bottle('#5f9bd1', '#35587d', '#3f7fc0'),
  bottleGreen: bottle('#69ae7f', '#f6f6f2', '#3f8f66'),
  box: box('#f5f9fb', '#cfdbe2', '#2a9a90'),
  boxRose: box('#fdf5f3', '#e6cfc9', '#d2584f'),
  boxBlue: box('#f4f8fd', '#cbd8e8', '#3f73bd'),
  drip: '<path d="M64 0v10" stroke="#8fa2ae" stroke-width="5"/><path d="M34 8h60l8 12v56c0 14-14 18-24 20H50c-10-2-24-6-24-20V20Z" fill="#dcedf5"/><path d="M26 44c20-8 50 8 76 0v32c0 14-14 18-24 20H50c-10-2-24-6-24-20Z" fill="#8cc8e6"/><path d="M36 28h18M36 38h12M36 54h18M36 66h12" stroke="#6d8797" stroke-width="3.5"/><rect x="57" y="94" width="14" height="18" rx="5" fill="#b5c8d2"/><path d="M64 112v16" stroke="#8cc8e6" stroke-width="5"/>',
  scanner:
    '<path d="M64 4c36 0 58 24 58 56v58H6V60C6 28 28 4 64 4Z" fill="#eef3f6"/><path d="M64 14c28 0 47 18 47 45H17c0-27 19-45 47-45Z" fill="#d9e4ea"/><circle cx="64" cy="60" r="36" fill="#46c0cf"/><circle cx="64" cy="60" r="32" fill="#14303f"/><circle cx="64" cy="60" r="25" fill="#0b1f2b"/><path d="M32 74h64l14 40H18Z" fill="#bccad3"/><path d="M36 66h56l4 12H32Z" fill="#f6f9fa"/><path d="M42 58h20c5 0 8 4 8 8H38c0-4 1-8 4-8Z" fill="#74a9d8"/>',
  vitals: screenOf(
    `${line('M14 40h22l5-14 7 24 5-10h12l4-12 6 20 4-8h12', '#4fe39a')}${line('M14 62c8 0 8-10 14-10s6 10 12 10 8-10 14-10 6 10 12 10 8-10 14-10 6 10 12 10', '#5bc8f2')}${line('M14 80h12l6-6 6 6h14l6-6 6 6h14l6-6 4 6', '#f6c453')}<path d="M96 28h16v8H96Zm0 20h16v8H96Zm0 20h16v8H96Z" fill="#e9f3f8"/>`,
  ),
  ecg: screenOf(
    `<path d="M10 38h108M10 56h108M10 74h108M32 20v72M54 20v72M76 20v72M98 20v72" stroke="#1f4152" stroke-width="1.5"/>${line('M12 60h18l5-6 5 6h6l3 5 8-36 8 46 5-15h8l6-8 7 8h21', '#58f0a7', 4)}`,
  ),
  chart: screenOf(
    `<path d="M22 84V70h12v14Zm18 0V58h12v26Zm18 0V64h12v20Zm18 0V46h12v38Zm18 0V36h12v48Z" fill="#46b8c4"/>${line('M22 58 46 44l20 6 20-18 22-6', '#f6b34b', 4)}`,
  ),
  brush:
    '<g transform="rotate(32 64 64)"><path d="M58-14h12l2 76H56Z" fill="#b98249"/><path d="M58-14h4v76h-6Z" fill="#d9a866"/><rect x="54" y="60" width="20" height="12" rx="3" fill="#3a2b22"/><path d="M52 70h24c4 24-4 44-12 64-8-20-16-40-12-64Z" fill="#f1e6d2"/><path d="M55 96h18c-1 14-5 26-9 38-4-12-8-24-9-38Z" fill="#22252b"/></g>',
  inkstone:
    '<ellipse cx="64" cy="80" rx="60" ry="34" fill="#3c424b"/><ellipse cx="64" cy="74" rx="60" ry="34" fill="#565e69"/><ellipse cx="64" cy="76" rx="44" ry="23" fill="#1a1d22"/><path d="M30 72c10-12 44-14 60-4" fill="none" stroke="#3f4853" stroke-width="5"/>',
  needles:
    '<g stroke-linecap="round" fill="none"><path d="M30 120 62 10M64 122V6M98 120 66 10" stroke="#c9d5dc" stroke-width="3"/><path d="M50 50 62 10M64 46V6M78 50 66 10" stroke="#c98d3f" stroke-width="8"/><path d="M50 50 62 10M64 46V6M78 50 66 10" stroke="#f0c982" stroke-width="8" stroke-dasharray="2 4" stroke-linecap="butt"/></g>',
  mortar:
    '<path d="M82 2 98 10 72 66 54 58Z" fill="#d9b88a"/><ellipse cx="64" cy="56" rx="54" ry="14" fill="#8c5f3c"/><path d="M10 56h108c-2 34-16 48-30 54l6 12H34l6-12c-14-6-28-20-30-54Z" fill="#b27c4e"/><path d="M16 74c24 8 72 8 96 0l-3 10c-24 8-66 8-90 0Z" fill="#e7c98f"/><path d="M30 56c10-12 24-8 34-8s24-4 34 8c-16 8-52 8-68 0Z" fill="#5f8f4b"/>',
  report:
    '<rect x="20" y="4" width="88" height="120" rx="6" fill="#fdfefe"/><rect x="32" y="18" width="40" height="8" rx="4" fill="#3f8fb0"/><path d="M32 38h64M32 50h64M32 62h44" stroke="#cbd6dd" stroke-width="5" stroke-linecap="round"/><path d="M32 108V92h10v16Zm16 0V82h10v26Zm16 0V88h10v20Zm16 0V74h10v34Z" fill="#58b5aa"/>',
  speech:
    '<path d="M16 14h96a12 12 0 0 1 12 12v52a12 12 0 0 1-12 12H66l-26 28v-28H16A12 12 0 0 1 4 78V26a12 12 0 0 1 12-12Z" fill="#fdfefe"/><path d="M24 38h80M24 54h64M24 70h40" stroke="#9fc6d2" stroke-width="7" stroke-linecap="round"/>',
  speechBack:
    '<path d="M112 14H16A12 12 0 0 0 4 26v52a12 12 0 0 0 12 12h46l26 28v-28h24a12 12 0 0 0 12-12V26a12 12 0 0 0-12-12Z" fill="#2f9a93"/><circle cx="38" cy="52" r="8" fill="#fff"/><circle cx="64" cy="52" r="8" fill="#fff"/><circle cx="90" cy="52" r="8" fill="#fff"/>',
  piggy:
    '<path d="M34 98h16v20H38ZM80 98h16l-4 20H80Z" fill="#d9738a"/><ellipse cx="64" cy="70" rx="50" ry="38" fill="#f29bb0"/><path d="M30 44c-6-12-4-20 2-22 8 0 14 8 18 14Z" fill="#e07f98"/><ellipse cx="16" cy="74" rx="11" ry="14" fill="#f7b6c5"/><circle cx="13" cy="71" r="2.6" fill="#a4485f"/><circle cx="19" cy="77" r="2.6" fill="#a4485f"/><circle cx="38" cy="60" r="4.5" fill="#43202b"/><path d="M54 38h26" stroke="#a4485f" stroke-width="6" stroke-linecap="round"/><path d="M112 62c10-2 12 8 6 12" fill="none" stroke="#e07f98" stroke-width="5" stroke-linecap="round"/><circle cx="67" cy="16" r="15" fill="#f5c44d"/><circle cx="67" cy="16" r="9" fill="#e3a52f"/>',
  easel:
    '<path d="M40 96 28 128M88 96l12 32M64 96v32M64 0v10" stroke="#9c6a3c" stroke-width="6" stroke-linecap="round"/><rect x="12" y="8" width="104" height="88" rx="3" fill="#fdfaf3"/><path d="M18 14h92v76H18Z" fill="#bfe3f2"/><circle cx="88" cy="32" r="9" fill="#ffd774"/><path d="M18 66c16-26 30-30 44-12 12-14 26-16 48 8v28H18Z" fill="#7fb2a0"/><path d="M18 76c24-12 50-6 92 2v12H18Z" fill="#4d8f72"/><path d="M50 90c6-10 12-14 24-16-6 6-8 10-8 16Z" fill="#8fd0ea"/><rect x="8" y="94" width="112" height="8" rx="4" fill="#b98249"/>',
  lectern:
    '<path d="M26 34h76l-8 18H34Z" fill="#a87446"/><path d="M36 52h56l-4 74H40Z" fill="#8a5a33"/><path d="M48 64h32l-2 40H50Z" fill="#a87446"/><path d="M64 34c0-14 4-20 12-24" fill="none" stroke="#33424d" stroke-width="4"/><circle cx="79" cy="8" r="7" fill="#33424d"/>',
} as const;
