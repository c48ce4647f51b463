import { expect, test } from 'vitest'
import { soundsOf } from './word-sounds.ts'

test.each([
  ['tamr', 'تمر'],
  ['Tamer', 'تمر'],
  ['gahwa', 'قهوة'],
  ['qahwa', 'قهوة'],
  ['dibs', 'دبس'],
  ['khalas', 'الخلاص'],
  ['ikhlas', 'إخلاص'],
  ['finjan', 'فنجان'],
  ['dallah', 'دلة'],
  ['luqaimat', 'لقيمات'],
  ['shai', 'شاي'],
  ['zafaran', 'زعفران'],
  ['بسطة', 'basta'],
])('%s sounds like %s', (one, other) => {
  expect(soundsOf(one)).toEqual(soundsOf(other))
})

test('words of a single consonant are left out, and each sound is said once', () => {
  expect(soundsOf('tea, Tamr & تمر')).toEqual(['tmr'])
})
