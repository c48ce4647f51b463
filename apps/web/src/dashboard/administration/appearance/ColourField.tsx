import { TextField } from '@wasl/ui/inputs/TextField'
import css from './Appearance.module.css'
import { useAppearanceText } from './appearance.text.ts'

type Props = { label: string; value: string; onChange: (colour: string) => void; problem?: string | null }

/** Typed, or picked with what the browser has for it. */
export function ColourField({ label, value, onChange, problem }: Props) {
  const t = useAppearanceText()
  const isColour = /^#[0-9a-f]{6}$/i.test(value)
  return (
    <TextField
      label={label}
      hint={t('appearance.brandHint')}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value.trim())}
      problem={problem}
      suffix={
        <input
          type="color"
          className={css.colour}
          aria-label={t('appearance.pickColour')}
          value={isColour ? value.toLowerCase() : '#000000'}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    />
  )
}
