import { CheckIcon } from '../icons/CheckIcon.tsx'
import css from './PresetChip.module.css'

type Props = { isChosen: boolean; onPress: () => void; children: string }

export function PresetChip({ isChosen, onPress, children }: Props) {
  return (
    <button type="button" className={css.chip} aria-pressed={isChosen} onClick={onPress} data-edge="">
      {isChosen && <CheckIcon size={16} />}
      <span>{children}</span>
    </button>
  )
}
