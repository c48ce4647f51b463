import { byName } from './by-name.ts'
import { latinDigits } from './digits.ts'
import { foldText } from './match-text.ts'

/**
 * How each word sounds, by its consonants: تمر, tamr and Tamer are all `tmr`, قهوة and gahwa are `kh`. So a word typed in
 * one script finds what is written in the other. Words of a single consonant say too little and are left out.
 */
export const soundsOf = (text: string): string[] => [
  ...new Set(
    foldText(latinDigits(text))
      .split(' ')
      .map(soundOf)
      .filter((sound) => sound.length > 1),
  ),
]

function soundOf(word: string): string {
  const sound = /\p{Script=Arabic}/u.test(word)
    ? [...word.replace(/^ال(?=..)/, '').replace(/ه$/, '')].map((letter) => arabic[letter] ?? letter)
    : [latin(word)]
  return sound.join('').replace(/(.)\1+/g, '$1')
}

/** Long vowels are written as consonants and spoken as vowels: they are left out in both scripts. */
const arabic: Readonly<Record<string, string>> = byName({
  ا: '',
  ب: 'b',
  پ: 'b',
  ت: 't',
  ث: 't',
  ج: 'j',
  چ: 'j',
  ح: 'h',
  خ: 'x',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'c',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: '',
  غ: 'g',
  ف: 'f',
  ڤ: 'f',
  ق: 'k',
  ك: 'k',
  گ: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: '',
  ي: '',
  ء: '',
})

const latin = (word: string): string =>
  word
    .replace(/^(al|el)(?=..)-?/, (article) => (word.length > 5 ? '' : article))
    .replace(/gh/g, 'ġ')
    .replace(/kh/g, 'x')
    .replace(/sh|ch/g, 'ś')
    .replace(/th/g, 't')
    .replace(/dh/g, 'd')
    .replace(/ph|v/g, 'f')
    .replace(/(?<=[aeiou])h$/, '')
    .replace(/[aeiouyw]/g, '')
    .replace(/[cqg]/g, 'k')
    .replace(/p/g, 'b')
    .replaceAll('ś', 'c')
    .replaceAll('ġ', 'g')
