/**
 * The page's scripts, asked for once the page is painted: asking for them and reading them while it is being drawn
 * costs a phone a tenth of a second. A page nobody looks at yet is not painted, and has them at once.
 */
export const lateScripts = (entry: string, preloaded: readonly string[], nonce: string): string =>
  `<template>${preloaded.map((url) => `<link rel="modulepreload" nonce="${nonce}" href="${url}">`).join('')}` +
  `<script type="module" async nonce="${nonce}" src="${entry}"></script></template>` +
  `<script nonce="${nonce}">${oncePainted}</script>`

const oncePainted =
  '{const late=document.currentScript.previousSibling,come=()=>late.replaceWith(late.content);' +
  'document.hidden?come():requestAnimationFrame(()=>setTimeout(come))}'
