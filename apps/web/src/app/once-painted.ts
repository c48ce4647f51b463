type Late = { entry: string; preloaded: readonly string[]; faces: string; nonce: string }

/**
 * What a page asks for once it is painted: its scripts, and the files of its type, for which others stand in until then.
 * Asking for them and reading them while it is being drawn costs a phone a tenth of a second. A page nobody looks at yet
 * is not painted, and has them at once.
 */
export const oncePainted = ({ entry, preloaded, faces, nonce }: Late): string =>
  `<template><style nonce="${nonce}">${faces}</style>` +
  preloaded.map((url) => `<link rel="modulepreload" nonce="${nonce}" href="${url}">`).join('') +
  `<script type="module" async nonce="${nonce}" src="${entry}"></script></template>` +
  `<script nonce="${nonce}">${comesThen}</script>`

const nextFrameId = 'next-frame'

/**
 * A phone's first frame leaves out what is marked `data-next-frame`, below its first screen, and draws it in the next one:
 * laying it out takes a quarter of the time until the first paint. Who has no script has everything at once.
 */
export const inTheNextFrame = (body: string, nonce: string): string =>
  body.includes('data-next-frame')
    ? `<style id="${nextFrameId}" nonce="${nonce}" media="(scripting:enabled) and (width<600px)">` +
      '[data-next-frame]{content-visibility:hidden;contain-intrinsic-block-size:42px}</style>'
    : ''

const comesThen =
  '{const late=document.currentScript.previousSibling,' +
  `come=()=>{document.getElementById('${nextFrameId}')?.remove();late.replaceWith(late.content)};` +
  'document.hidden?come():requestAnimationFrame(()=>setTimeout(come))}'
