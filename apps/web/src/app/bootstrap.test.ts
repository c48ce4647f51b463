import { expect, test } from 'vitest'
import { payable, payInput } from '../pay/pay.fixtures.ts'
import { readBootstrap, writeBootstrap } from './bootstrap.ts'

const { nonce: _, ...facts } = payInput(payable())

const parsed = (text: string) =>
  // The one thing that readBootstrap asks of a document.
  readBootstrap({ getElementById: () => ({ textContent: text }) } as unknown as Document)

test('what the server wrote is what the browser reads', () => {
  const bootstrap = { facts, arabic: { 'app.close': 'إغلاق' } }
  expect(parsed(writeBootstrap(bootstrap))).toEqual(bootstrap)
})

test('no text can leave the script element it stands in', () => {
  const written = writeBootstrap({ facts: { ...facts, path: '</script><!--\u2028' }, arabic: null })
  expect(written).not.toMatch(/[<\u2028\u2029]/)
  expect(parsed(written).facts.path).toBe('</script><!--\u2028')
})
