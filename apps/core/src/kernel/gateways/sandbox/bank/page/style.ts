/** The bank's own look: navy, black and yellow, unlike any merchant or real bank. All its colours are here. */
const palette = `
:root {
  color-scheme: light dark;
  --navy: #2a3577; --on-navy: #fff; --tape: #ffd400; --on-tape: #111418;
  --canvas: #f4f5f7; --surface: #fff; --surface-2: #f9fafb; --text: #111418; --text-2: #484d56;
  --border: #dfe2e6; --border-strong: #7e848c; --focus: #0b57d0;
  --success: #036a34; --danger: #a21921; --warning: #755000; --info: #0a54ad; --link: #2a3577;
  --lift: 0 1px 2px rgb(17 20 24 / .06), 0 1px 1px rgb(17 20 24 / .04);
  --fs-xs: .75rem; --fs-sm: .875rem; --fs-md: 1rem; --fs-lg: 1.125rem; --fs-2xl: 1.875rem; --line: 1.5;
}
:lang(ar) { --fs-xs: .8125rem; --fs-sm: .9375rem; --fs-md: 1.0625rem; --fs-lg: 1.1875rem; --line: 1.7; }
@media (prefers-color-scheme: dark) {
  :root {
    --navy: #9fb7fe; --on-navy: #111418;
    --canvas: #0d1014; --surface: #15191e; --surface-2: #1b2026; --text: #f4f5f7; --text-2: #c3c8ce;
    --border: #2e343c; --border-strong: #7a818a; --focus: #8ab8ff;
    --success: #7fd79a; --danger: #ff9d96; --warning: #ebbb70; --info: #9fc7ff; --link: #9fc7ff; --lift: none;
  }
}`

const base = `
*, ::before, ::after { box-sizing: border-box; margin: 0; }
html {
  font-family: 'IBM Plex Sans Arabic', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans Arabic', 'Geeza Pro', Tahoma, sans-serif;
  font-feature-settings: 'locl' 0; font-synthesis: none; text-size-adjust: 100%; accent-color: var(--navy);
}
body { background: var(--canvas); color: var(--text); font-size: var(--fs-md); line-height: var(--line); font-variant-numeric: tabular-nums; -webkit-font-smoothing: antialiased; }
h1, h2 { font-weight: 600; line-height: 1.25; text-wrap: balance; }
:lang(ar) h1, :lang(ar) h2 { line-height: 1.5; }
h1 { font-size: 1.375rem; }
h2 { font-size: var(--fs-lg); margin-block-end: 4px; }
b { font-weight: 600; }
button, input, select, textarea { font: inherit; color: inherit; font-feature-settings: inherit; }
bdi { unicode-bidi: isolate; }
a { color: var(--link); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.icon { display: block; flex: none; }
[dir='rtl'] .icon[data-mirrors] { transform: scaleX(-1); }
.nowrap { white-space: nowrap; }
.quiet { color: var(--text-2); }
.small { font-size: var(--fs-sm); }
.tiny { font-size: var(--fs-xs); }
.center { text-align: center; }
.stack { display: flex; flex-direction: column; gap: 16px; }
.tight { gap: 8px; }`

const shell = `
.tape { block-size: 12px; background: repeating-linear-gradient(135deg, var(--tape) 0 14px, var(--on-tape) 14px 28px); }
.banner { background: var(--tape); color: var(--on-tape); }
.banner > div { display: flex; gap: 12px; align-items: flex-start; padding: 12px 16px; line-height: 1.4; }
:lang(ar) .banner > div { line-height: 1.65; }
.banner b { display: block; }
.header { background: var(--surface); border-block-end: 1px solid var(--border); }
.header > div { display: flex; align-items: center; justify-content: space-between; gap: 16px; min-block-size: 60px; padding-inline: 16px; }
.column { max-inline-size: 640px; margin-inline: auto; }
.brand { display: flex; gap: 12px; align-items: center; min-block-size: 44px; font-weight: 600; line-height: 1.3; color: inherit; text-decoration: none; }
:lang(ar) .brand { line-height: 1.6; }
.brand small { display: block; font-weight: 400; font-size: var(--fs-xs); color: var(--text-2); }
.language { display: inline-flex; align-items: center; justify-content: center; min-block-size: 44px; min-inline-size: 44px; padding-inline: 14px; border: 1px solid var(--border-strong); border-radius: 8px; background: var(--surface); color: var(--text); font-size: .875rem; font-weight: 500; text-decoration: none; }
.language:lang(ar) { font-family: system-ui, sans-serif; font-size: .9375rem; line-height: 1.6; }
main { padding: 16px; }
footer { padding: 0 16px 24px; }`

const parts = `
.card { background: var(--surface); border: 1px solid var(--border); border-radius: 12px; padding: 16px; box-shadow: var(--lift); }
.card hr { border: 0; border-block-start: 1px solid var(--border); margin-block: 12px; }
.amount { font-size: var(--fs-2xl); letter-spacing: -.015em; line-height: 1.2; }
:lang(ar) .amount { letter-spacing: 0; line-height: 1.35; }
.currency { font-size: .5em; font-weight: 500; color: var(--text-2); letter-spacing: 0; }
.pairs { display: grid; grid-template-columns: minmax(88px, auto) minmax(0, 1fr); gap: 10px 24px; font-size: var(--fs-sm); }
.names { display: flex; flex-direction: column; font-size: var(--fs-sm); }
.names dt { font-weight: 600; overflow-wrap: anywhere; }
.names dd { margin: 0; padding-block-end: 10px; color: var(--text-2); }
.pairs dt { color: var(--text-2); }
.pairs dd { margin: 0; text-align: end; font-weight: 500; overflow-wrap: anywhere; }
.primary, .secondary { display: flex; align-items: center; justify-content: center; gap: 8px; inline-size: 100%; min-block-size: 52px; padding: 8px 20px; border: 0; border-radius: 8px; font-size: 1.0625rem; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.primary { background: var(--navy); color: var(--on-navy); }
.primary:hover { filter: brightness(1.12); }
.secondary { background: var(--surface); color: var(--text); border: 1px solid var(--border-strong); min-block-size: 48px; font-size: var(--fs-md); }
.choice, .more > summary { display: flex; align-items: center; gap: 12px; inline-size: 100%; min-block-size: 56px; padding: 10px 14px; border: 1px solid var(--border-strong); border-radius: 8px; background: var(--surface); text-align: start; cursor: pointer; }
.choice:hover, .more > summary:hover, .secondary:hover { background: var(--surface-2); }
.choice b, .more > summary b { display: block; font-weight: 500; }
.choice > span:nth-of-type(2), .more > summary > span:nth-of-type(2) { flex: 1; min-inline-size: 0; }
.choice small, .more small, .fold small { display: block; color: var(--text-2); font-size: var(--fs-xs); }
summary { list-style: none; cursor: pointer; }
summary::-webkit-details-marker { display: none; }
summary .icon[data-mirrors] { transition: transform 140ms; }
details[open] > summary > .icon[data-mirrors] { transform: rotate(90deg); }
.fold > summary > .icon { transition: transform 140ms; }
.fold[open] > summary > .icon { transform: rotate(180deg); }
.cards { display: flex; flex-direction: column; gap: 6px; list-style: none; padding: 0; font-size: var(--fs-sm); }
.cards li { display: flex; justify-content: space-between; gap: 12px; }
.more > div { display: flex; flex-direction: column; gap: 8px; padding: 8px 0 8px; padding-inline-start: 16px; }
.more .choice { min-block-size: 48px; }
.fold { padding-block: 4px; }
.fold > summary { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-block-size: 52px; }
.fold > div { display: flex; flex-direction: column; gap: 16px; padding-block: 8px 16px; }
label { display: flex; flex-direction: column; gap: 6px; font-size: var(--fs-sm); font-weight: 500; }
input, select { inline-size: 100%; min-block-size: 48px; padding-inline: 12px; border: 1px solid var(--border-strong); border-radius: 8px; background: var(--surface); font-size: max(1rem, var(--fs-md)); font-weight: 400; }
input[aria-invalid] { border-color: var(--danger); border-width: 2px; }
input[dir='ltr'] { text-align: start; }
:dir(rtl) > input[dir='ltr'] { text-align: end; }
.code { font-size: 1.5rem; font-weight: 600; letter-spacing: .2em; }
.alert { color: var(--danger); font-size: var(--fs-sm); font-weight: 500; }
.note { border-inline-start: 4px solid var(--info); }
.title { display: flex; gap: 12px; align-items: center; }
.title > * { margin: 0; }
.success { color: var(--success); } .danger { color: var(--danger); } .warning { color: var(--warning); } .info { color: var(--info); }
.timeline { list-style: none; padding: 0; display: flex; flex-direction: column; gap: 8px; font-size: var(--fs-sm); }
.timeline li { display: flex; gap: 12px; justify-content: space-between; overflow-wrap: anywhere; }
.payment { display: flex; align-items: center; justify-content: space-between; gap: 16px; color: inherit; text-decoration: none; min-block-size: 56px; }
.payment:hover b { text-decoration: underline; }
.payment small { display: block; color: var(--text-2); font-size: var(--fs-xs); }
textarea.address { inline-size: 100%; padding: 12px; border: 1px solid var(--border-strong); border-radius: 8px; background: var(--surface); resize: vertical; }
.address { overflow-wrap: anywhere; user-select: all; font-size: var(--fs-sm); }
@media (prefers-reduced-motion: reduce) { *, ::before, ::after { transition: none !important; } }
@media (forced-colors: active) { .primary { border: 2px solid ButtonText; } .tape { border-block-end: 4px solid CanvasText; } }`

export const pageStyle = [palette, base, shell, parts].join('\n')
