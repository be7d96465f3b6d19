import { soft } from './motifs-body.ts';

export const toolMotifs = {
  ecg: `<rect ${soft} x="14" y="34" width="172" height="132" rx="16"/><path stroke-width="2" opacity=".5" d="M14 78h172M14 122h172M57 34v132M100 34v132M143 34v132"/><path d="M24 108h34l12-22 18 52 20-78 16 62 9-14h43"/>`,
  gauge: `<circle ${soft} cx="100" cy="104" r="72"/><path d="M100 104 136 70M52 136c-8-10-12-20-12-32m120 32c8-10 12-20 12-32M100 44v12m-42 6 8 9"/><circle cx="100" cy="104" r="9" fill="currentColor"/><path d="M76 146h48"/>`,
  dna: `<path d="M64 14c0 46 72 40 72 86s-72 40-72 86M136 14c0 46-72 40-72 86s72 40 72 86"/><path stroke-width="5" d="M70 34h60M80 54h40M80 82h40M68 100h64M80 120h40M80 146h40M70 166h60"/>`,
  pill: `<g transform="rotate(-42 92 96)"><rect x="8" y="62" width="168" height="68" rx="34"/><path ${soft} d="M92 62h50a34 34 0 0 1 0 68H92Z"/><path d="M40 82h26"/></g><circle ${soft} cx="152" cy="152" r="32"/><path d="m132 164 40-24"/>`,
  stethoscope: `<path d="M40 24h16M104 24h16M48 24v52a40 40 0 0 0 64 0V24"/><path d="M80 92v42a36 36 0 0 0 72 0v-18"/><circle ${soft} cx="152" cy="96" r="22"/><circle cx="152" cy="96" r="7" fill="currentColor"/>`,
  microscope: `<path d="M36 178h128M58 178c58 6 104-24 100-72-2-22-16-40-36-46"/><g transform="rotate(24 96 70)"><rect ${soft} x="76" y="22" width="40" height="84" rx="8"/><path d="M84 106v18h24v-18M86 22V8h20v14"/></g><path d="M40 144h64"/>`,
  tubes: `<path ${soft} d="M52 92h40v58a20 20 0 0 1-40 0Zm56 20h40v38a20 20 0 0 1-40 0Z"/><path d="M44 26h56M100 26h56M52 26v124a20 20 0 0 0 40 0V26m16 0v124a20 20 0 0 0 40 0V26M52 92h40m16 20h40"/>`,
  syringe: `<g transform="rotate(45 100 100)"><rect ${soft} x="76" y="52" width="48" height="92" rx="6"/><path d="M100 144v44M100 52V20M82 16h36M66 52h68M76 80h18m-18 22h18m-18 22h18"/></g>`,
  drop: `<path ${soft} d="M84 20c34 42 54 68 54 96a54 54 0 0 1-108 0c0-28 20-54 54-96Z"/><path d="M56 118c0 18 10 30 26 33M136 36h48v56h-30M148 56h24"/>`,
  monitor: `<rect ${soft} x="16" y="26" width="168" height="112" rx="14"/><path d="M28 86h34l10-18 16 44 18-62 14 48 8-12h44M100 138v30M64 174h72"/>`,
  shield: `<path ${soft} d="M100 16 170 40v52c0 46-28 74-70 92-42-18-70-46-70-92V40Z"/><path stroke-width="14" d="M100 70v64M68 102h64"/>`,
  scan: `<circle ${soft} cx="100" cy="92" r="76"/><circle cx="100" cy="92" r="42"/><path d="M26 168h148M72 100h56c10 0 14 6 14 14H58c0-8 4-14 14-14Z"/><path d="M100 16v18M176 92h-18M24 92h18"/>`,
  scalpel: `<path ${soft} d="M180 20c-46 20-78 46-98 78l22 22c32-20 58-52 76-100Z"/><path d="m82 98 22 22-26 10-18-18ZM68 122l-48 52M120 172h60M140 148h40"/>`,
  bandage: `<g transform="rotate(45 100 100)"><rect ${soft} x="8" y="66" width="184" height="68" rx="34"/><rect x="70" y="66" width="60" height="68"/></g><path d="M88 88h.1M112 88h.1M88 112h.1M112 112h.1M100 100h.1" stroke-width="10"/>`,
  needles: `<path d="M56 20v92M100 12v108M144 20v92"/><path ${soft} d="M14 152c28-34 58-18 86-18s58-16 86 18v30H14Z"/><circle cx="56" cy="30" r="10" fill="currentColor"/><circle cx="100" cy="22" r="10" fill="currentColor"/><circle cx="144" cy="30" r="10" fill="currentColor"/>`,
  inhaler: `<path ${soft} d="M70 66h62v66l36 14-8 26-90-14Z"/><path d="M80 66V24h42v42M40 92c-10-2-18-6-24-14M40 116H12M42 138c-10 4-16 10-20 18"/>`,
} as const;
