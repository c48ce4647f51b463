import { Ltr } from '@wasl/ui/text/Ltr'
import css from './TypeSample.module.css'
import { useMeasured } from './use-measured.ts'

type Props = { token: string; weight: 400 | 500 | 600; text: string; use: string }

/** One size of the scale, with the size and line the browser gave it. */
export function TypeSample({ token, weight, text, use }: Props) {
  const [sample, measured] = useMeasured<HTMLParagraphElement>((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element)
    return `${rounded(fontSize)} / ${rounded(lineHeight)} px · ${weight}`
  })
  return (
    <div className={css.row}>
      <p
        ref={sample}
        className={css.sample}
        style={{ fontSize: `var(--fs-${token})`, lineHeight: lineOf(token), fontWeight: weight }}
      >
        {text}
      </p>
      <p className={css.facts}>
        <Ltr>--fs-{token}</Ltr> · <Ltr>{measured}</Ltr> · {use}
      </p>
    </div>
  )
}

/** The body's size has the body's line. */
const lineOf = (token: string) => (token === 'md' ? 'var(--lh-body)' : `var(--lh-${token})`)

const rounded = (length: string) => String(Math.round(parseFloat(length) * 10) / 10)
