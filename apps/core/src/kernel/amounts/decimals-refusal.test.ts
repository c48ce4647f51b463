import { expect, test } from 'vitest'
import { decimalsText } from './decimals-refusal.ts'

test.each([
  [0, 'Write a whole number, without decimals', 'اكتب رقمًا صحيحًا بلا كسور'],
  [1, 'Use at most 1 decimal', 'استخدم منزلة عشرية واحدة على الأكثر'],
  [2, 'Use at most 2 decimals', 'استخدم منزلتين عشريتين على الأكثر'],
  [3, 'Use at most 3 decimals', 'استخدم 3 منازل عشرية على الأكثر'],
  [4, 'Use at most 4 decimals', 'استخدم 4 منازل عشرية على الأكثر'],
])('too many decimals where %i are the most are refused with the number’s own sentence', (most, en, ar) => {
  expect([decimalsText(most, 'en'), decimalsText(most, 'ar')]).toEqual([en, ar])
})
