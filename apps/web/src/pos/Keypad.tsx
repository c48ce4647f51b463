import { DeleteIcon } from './DeleteIcon.tsx'
import { keys, press } from './keypad.ts'
import css from './Pos.module.css'
import { usePosText } from './pos.text.ts'

type Props = { value: string; decimals: number; onChange: (typed: string) => void }

/** Twelve keys as on a telephone, in both languages: figures are read from the left. */
export function Keypad({ value, decimals, onChange }: Props) {
  const t = usePosText()
  return (
    <fieldset className={css.keypad} dir="ltr" aria-label={t('pos.keypad')}>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          className={css.key}
          aria-label={key === '.' ? t('pos.key.point') : key === 'back' ? t('pos.key.back') : undefined}
          aria-disabled={key === '.' && decimals === 0 ? true : undefined}
          onClick={() => onChange(press(value, key, decimals))}
        >
          {key === 'back' ? <DeleteIcon /> : key}
        </button>
      ))}
    </fieldset>
  )
}
