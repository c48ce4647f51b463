import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Ltr } from './Ltr.tsx'

test.each([
  ['https://pay.example/en/pay/PR-1', 'https://<wbr/>pay.example/<wbr/>en/<wbr/>pay/<wbr/>PR-1'],
  ['dana@example.com', 'dana<wbr/>@example.com'],
  ['@dana', '@dana'],
  ['12/27', '12/27'],
])('%s has room to break where a reader would break it', (run, markup) => {
  expect(renderToStaticMarkup(<Ltr>{run}</Ltr>)).toContain(`>${markup}</bdi>`)
})
