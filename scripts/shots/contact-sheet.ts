import type { Taken } from './capture.ts'

/** One page with every shot, by subject: what a reviewer scores with the table of ux E. */
export function contactSheet(shots: readonly Taken[]): string {
  const subjects = [...new Set(shots.map(({ subject }) => subject))]
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Contact sheet</title>
<style>
  body { font: 14px/1.5 system-ui, sans-serif; margin: 24px; color: #111418; background: #eceef0 }
  nav { display: flex; flex-wrap: wrap; gap: 4px 16px }
  section > div { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 16px }
  figure { margin: 0; padding: 8px; background: #fff; border: 1px solid #ced2d7; border-radius: 8px }
  img { display: block; max-block-size: 520px; max-inline-size: 420px; background: #f4f5f7 }
  figcaption { max-inline-size: 420px }
  .problem { color: #a21921; overflow-wrap: anywhere }
</style>
<h1>${shots.length} shots of ${subjects.length} subjects</h1>
<p>${shots.filter(({ problems }) => problems.length > 0).length} with a problem.</p>
<nav>${subjects.map((subject) => `<a href="#${idOf(subject)}">${escaped(subject)}</a>`).join(' ')}</nav>
${subjects.map((subject) => sectionOf(subject, shots)).join('\n')}
</html>
`
}

function sectionOf(subject: string, shots: readonly Taken[]): string {
  const figures = shots.filter((shot) => shot.subject === subject).map(figureOf)
  return `<section id="${idOf(subject)}"><h2>${escaped(subject)}</h2><div>${figures.join('\n')}</div></section>`
}

function figureOf({ file, state, locale, width, theme, problems }: Taken): string {
  const told = problems.map((problem) => `<p class="problem">${escaped(problem.slice(0, 300))}</p>`).join('')
  const look = `${escaped(state)} · ${locale} · ${width} · ${theme}`
  return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${look}"></a><figcaption>${look}${told}</figcaption></figure>`
}

const idOf = (subject: string) => subject.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
