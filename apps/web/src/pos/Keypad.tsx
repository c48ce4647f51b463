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

/** An arrow with a cross, as on every keypad; it deletes to the left in both languages, as figures are written. */
function DeleteIcon() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path
        d="M10 5h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-1.6-.8L3 12l5.4-6.2A2 2 0 0 1 10 5Zm2 4 6 6m0-6-6 6"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
