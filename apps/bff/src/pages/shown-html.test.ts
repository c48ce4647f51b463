import { expect, test } from 'vitest'
import { shownHtml } from './shown-html.ts'

test('what the core has cleaned is shown as it is', () => {
  const clean =
    '<h3>Terms</h3><p>One &amp; <b>two</b><br /><a href="https://a.example/?b=1&amp;c=2" rel="noopener noreferrer nofollow">three</a></p>' +
    '<div dir="rtl"><ul><li>A</li></ul></div><a>no address</a>'
  expect(shownHtml(clean)).toBe(clean)
})

test.each([
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<p onclick="alert(1)">x</p>', 'x'],
  ['<p style="position:fixed">x</p>', 'x'],
  ['<a href="javascript:alert(1)" rel="noopener noreferrer nofollow">x</a>', 'x'],
  ['<a href="https://a.example" rel="noopener noreferrer nofollow" onclick="x">x</a>', 'x'],
  ['<a href="https://a.example">x</a>', 'x'],
  ['<<script>script>alert(1)<</script>/script>', 'script>alert(1)/script>'],
  ['<svg/onload=alert(1)', ''],
  ['<!--<p>-->', '<p>--></p>'],
])('%s is shown as %s', (html, shown) => {
  expect(shownHtml(html)).toBe(shown)
})

test('what it opens it closes, and what is around it stays open', () => {
  expect(shownHtml('</div></form><p>One<b>two</p>')).toBe('<p>One<b>two</b></p>')
})
