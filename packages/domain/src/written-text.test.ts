import { expect, test } from 'vitest'
import { htmlOfWritten, writtenOfHtml } from './written-text.ts'

test.each([
  ['Soft dates.', '<p>Soft dates.</p>'],
  ['One.\nTwo.\n\nThree.', '<p>One.<br />Two.</p><p>Three.</p>'],
  ['**Best** within *10* days', '<p><strong>Best</strong> within <em>10</em> days</p>'],
  ['Contains:\n\n- nuts\n- dates', '<p>Contains:</p><ul><li>nuts</li><li>dates</li></ul>'],
  ['1. Boil\n2. Pour', '<ol><li>Boil</li><li>Pour</li></ol>'],
  [
    '[Our farm](https://farm.example/a?b=1&c=2)',
    '<p><a href="https://farm.example/a?b=1&amp;c=2">Our farm</a></p>',
  ],
  ['تمر خلاص **طري**', '<p>تمر خلاص <strong>طري</strong></p>'],
  ['5 < 6 & 7 > 2', '<p>5 &lt; 6 &amp; 7 &gt; 2</p>'],
  [String.raw`2 \* 3 \[x\]`, '<p>2 * 3 [x]</p>'],
  ['', ''],
])('%j is stored as %j and read back the same', (written, html) => {
  expect(htmlOfWritten(written)).toBe(html)
  expect(writtenOfHtml(html)).toBe(written)
})

test('what is typed is never a tag or a program', () => {
  expect(htmlOfWritten('<script>x</script> [a](javascript:alert(1)) [b](https://x.example/"onload=)')).toBe(
    '<p>&lt;script&gt;x&lt;/script&gt; [a](javascript:alert(1)) [b](https://x.example/&quot;onload=)</p>',
  )
})

test('text without a paragraph is read, and older marks as today’s', () => {
  expect(writtenOfHtml('Soft <b>Ikhlas</b>\n dates.')).toBe('Soft **Ikhlas** dates.')
  expect(writtenOfHtml('<p>One</p>\n<p>Two</p>')).toBe('One\n\nTwo')
})

test.each([
  ['<table><tr><td>1</td></tr></table>'],
  ['<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['<h3>Care</h3>'],
  ['<a>nowhere</a>'],
])('%s cannot be written with marks', (html) => {
  expect(writtenOfHtml(html)).toBeNull()
})
