import { nameOf } from '@wasl/domain/locale'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { ArrowDownIcon } from '@wasl/ui/icons/ArrowDownIcon'
import { ArrowUpIcon } from '@wasl/ui/icons/ArrowUpIcon'
import { GripVerticalIcon } from '@wasl/ui/icons/GripVerticalIcon'
import { dropPlace } from '@wasl/ui/table/columns/reorder.ts'
import { useState, type PointerEvent } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import css from './Products.module.css'
import { useProductsText } from './products.text.ts'
import { usePlaceMoves, type Ordered, type Placed } from './use-place-moves.ts'

type Props = { of: Ordered; row: Placed; rows: readonly Placed[] }

/** Where a row stands in the shop: by its arrows, or pulled by its handle to another row. */
export function PlaceMoves({ of, row, rows }: Props) {
  const t = useProductsText()
  const name = nameOf(row, useLocale())
  const move = usePlaceMoves(of, rows)
  const place = rows.indexOf(row)
  const [isHeld, setIsHeld] = useState(false)
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    setIsHeld(true)
  }
  const drop = (event: PointerEvent<HTMLElement>) => {
    if (!isHeld) return
    setIsHeld(false)
    move(place, dropPlace(event.clientY, middlesBeside(event.currentTarget)))
  }
  return (
    <span className={css.moves}>
      <span
        className={css.grip}
        data-held={isHeld ? '' : undefined}
        title={t('shopCategories.drag')}
        onPointerDown={grab}
        onPointerUp={drop}
        onPointerCancel={() => setIsHeld(false)}
      >
        <GripVerticalIcon size={16} />
      </span>
      <IconButton
        label={t('shopCategories.up', { name })}
        icon={<ArrowUpIcon size={16} />}
        aria-disabled={place === 0 || undefined}
        onClick={() => move(place, place - 1)}
      />
      <IconButton
        label={t('shopCategories.down', { name })}
        icon={<ArrowDownIcon size={16} />}
        aria-disabled={place === rows.length - 1 || undefined}
        onClick={() => move(place, place + 1)}
      />
    </span>
  )
}

/** The middles of all rows of its table. */
const middlesBeside = (grip: HTMLElement): number[] =>
  [...(grip.closest('[data-row-id]')?.parentElement?.querySelectorAll('[data-row-id]') ?? [])].map((row) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2
  })
