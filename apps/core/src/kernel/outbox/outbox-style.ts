/** Wasl's own look, for a page that no merchant owns. Colours stand here and nowhere else. */
const palette = `
:root {
  color-scheme: light dark;
  --canvas: #f4f5f7; --surface: #fff; --surface-2: #f9fafb; --text: #111418; --text-2: #484d56;
  --border: #dfe2e6; --border-strong: #7e848c; --focus: #0b57d0; --link: #0a54ad;
  --chip: #111418; --on-chip: #fff; --note: #fef6ea; --note-line: #b78006;
  --success: #036a34; --success-bg: #eefbf1; --danger: #a21921; --danger-bg: #fff4f3; --info: #0a54ad; --info-bg: #f2f7fe;
  --lift: 0 1px 2px rgb(17 20 24 / .06), 0 1px 1px rgb(17 20 24 / .04);
  --fs-xs: .8125rem; --fs-sm: .875rem; --fs-md: 1rem; --line: 1.5;
}
:lang(ar) { --fs-xs: .875rem; --fs-sm: .9375rem; --fs-md: 1.0625rem; --line: 1.7; }
@media (prefers-color-scheme: dark) {
  :root {
    --canvas: #0d1014; --surface: #15191e; --surface-2: #1b2026; --text: #f4f5f7; --text-2: #c3c8ce;
    --border: #2e343c; --border-strong: #7a818a; --focus: #8ab8ff; --link: #9fc7ff;
    --chip: #f4f5f7; --on-chip: #111418; --note: #261b08; --note-line: #b78006;
    --success: #7fd79a; --success-bg: #0f2417; --danger: #ff9d96; --danger-bg: #2c1213; --info: #9fc7ff; --info-bg: #0f1e33; --lift: none;
  }
}`

const base = `
*, ::before, ::after { box-sizing: border-box; margin: 0; }
html { font-family: 'IBM Plex Sans Arabic', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans Arabic', Tahoma, sans-serif; text-size-adjust: 100%; }
body { background: var(--canvas); color: var(--text); font-size: var(--fs-md); line-height: var(--line); font-variant-numeric: tabular-nums; -webkit-font-smoothing: antialiased; }
h1 { font-size: 1.5rem; line-height: 1.3; font-weight: 600; text-wrap: balance; overflow-wrap: anywhere; }
h2 { font-size: 1.0625rem; line-height: 1.4; font-weight: 600; }
:lang(ar) h1, :lang(ar) h2 { line-height: 1.6; }
bdi { unicode-bidi: isolate; }
a { color: var(--link); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.column { max-inline-size: 1040px; margin-inline: auto; padding-inline: 16px; }
.stack { display: flex; flex-direction: column; gap: 16px; }
.quiet { color: var(--text-2); }
.small { font-size: var(--fs-sm); }
.tiny { font-size: var(--fs-xs); }`

const shell = `
.header { background: var(--surface); border-block-end: 1px solid var(--border); }
.header > div { display: flex; align-items: center; justify-content: space-between; gap: 16px; min-block-size: 60px; }
.brand { display: inline-flex; align-items: center; gap: 12px; min-block-size: 44px; font-weight: 600; color: inherit; text-decoration: none; }
.brand svg { display: block; flex: none; }
.language { display: inline-flex; align-items: center; justify-content: center; min-block-size: 44px; padding-inline: 14px; border: 1px solid var(--border-strong); border-radius: 8px; color: var(--text); font-size: .875rem; font-weight: 500; text-decoration: none; }
.note { display: flex; flex-wrap: wrap; column-gap: 8px; padding: 12px 16px; background: var(--note); border: 1px solid var(--note-line); border-radius: 12px; }
main { padding-block: 24px 32px; }
footer { padding-block: 0 24px; }`

const list = `
.filters { display: grid; gap: 12px; }
.filter { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
.filter h2 { min-inline-size: 84px; font-size: var(--fs-sm); font-weight: 500; color: var(--text-2); }
.filter ul { display: flex; flex-wrap: wrap; gap: 8px; list-style: none; padding: 0; }
.chip { display: inline-flex; align-items: center; min-block-size: 40px; padding-inline: 14px; border: 1px solid var(--border-strong); border-radius: 999px; background: var(--surface); color: var(--text); font-size: var(--fs-sm); text-decoration: none; }
.chip:hover { background: var(--surface-2); }
.chip[aria-current] { background: var(--chip); border-color: var(--chip); color: var(--on-chip); font-weight: 500; }
.messages { list-style: none; padding: 0; background: var(--surface); border: 1px solid var(--border); border-radius: 12px; box-shadow: var(--lift); overflow: hidden; }
.messages li + li { border-block-start: 1px solid var(--border); }
.message { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 16px; padding: 14px 16px; color: inherit; text-decoration: none; }
.message:hover { background: var(--surface-2); }
.message:focus-visible { outline-offset: -2px; }
.subject { font-weight: 600; overflow-wrap: anywhere; }
.message:hover .subject { text-decoration: underline; text-underline-offset: 3px; }
.who { grid-column: 1; display: flex; flex-wrap: wrap; gap: 2px 12px; overflow-wrap: anywhere; }
.when { text-align: end; white-space: nowrap; }
.marks { display: flex; gap: 8px; justify-content: flex-end; align-items: center; }
.pill { display: inline-block; padding: 1px 10px; border-radius: 999px; font-size: var(--fs-xs); font-weight: 500; background: var(--info-bg); color: var(--info); white-space: nowrap; }
.pill[data-tone='success'] { background: var(--success-bg); color: var(--success); }
.pill[data-tone='danger'] { background: var(--danger-bg); color: var(--danger); }
.secondary { display: inline-flex; align-items: center; justify-content: center; min-block-size: 48px; padding-inline: 20px; border: 1px solid var(--border-strong); border-radius: 8px; background: var(--surface); color: var(--text); font-weight: 500; text-decoration: none; }
.empty { display: grid; justify-items: center; gap: 8px; padding: 48px 16px; text-align: center; }
@media (max-width: 639px) { .message { grid-template-columns: minmax(0, 1fr); } .when { text-align: start; } .marks { justify-content: flex-start; } .filter h2 { inline-size: 100%; } }`

const one = `
.back { display: inline-flex; align-items: center; gap: 8px; min-block-size: 44px; }
[dir='rtl'] .back svg { transform: scaleX(-1); }
.card { background: var(--surface); border: 1px solid var(--border); border-radius: 12px; padding: 16px; box-shadow: var(--lift); min-inline-size: 0; }
.facts { display: grid; grid-template-columns: minmax(88px, auto) minmax(0, 1fr); gap: 8px 24px; font-size: var(--fs-sm); }
.facts dt { color: var(--text-2); }
.facts dd { margin: 0; font-weight: 500; overflow-wrap: anywhere; }
.bodies { display: grid; gap: 16px; }
.bodies h2 { margin-block-end: 12px; }
iframe { display: block; inline-size: 100%; block-size: 720px; border: 1px solid var(--border); border-radius: 8px; background: #fff; color-scheme: light; }
pre { font: inherit; font-size: var(--fs-sm); white-space: pre-wrap; overflow-wrap: anywhere; }
summary.message { list-style: none; cursor: pointer; }
summary.message::-webkit-details-marker { display: none; }
.inside { display: grid; gap: 16px; padding: 4px 16px 16px; }
.code { padding: 12px; border: 1px solid var(--border); border-radius: 8px; background: var(--surface-2); font-family: ui-monospace, 'IBM Plex Mono', Consolas, monospace; }
@media (min-width: 960px) { .bodies[data-two] { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); align-items: start; } }`

export const outboxStyle = [palette, base, shell, list, one].join('\n')
