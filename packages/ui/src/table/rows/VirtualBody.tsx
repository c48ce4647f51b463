import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useImperativeHandle, type ComponentProps, type Ref } from 'react'
import { TableBody } from './TableBody.tsx'

export type Reveal = { reveal: (place: number) => void }

type Props<Row> = Omit<ComponentProps<typeof TableBody<Row>>, 'measure' | 'firstPlace'> & {
  /** In state, not in a ref: it is there only after this body was drawn once. */
  scroller: HTMLElement | null
  handle: Ref<Reveal>
  estimate: number
  onEnd: (() => void) | undefined
}

const overscan = 6
const nearTheEnd = 30

/** Only the rows in sight and a few around them. Two empty bodies keep the height of the rest. */
export function VirtualBody<Row>({ scroller, handle, estimate, onEnd, items, ...rest }: Props<Row>) {
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is kept between drawings
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: () => estimate,
    getItemKey: (index) => `${items[index]?.entry.id} ${items[index]?.kind}`,
    overscan,
  })
  useImperativeHandle(handle, () => ({ reveal: (place) => virtual.scrollToIndex(Math.max(0, place - 1)) }))
  const drawn = virtual.getVirtualItems()
  const first = drawn[0]
  const last = drawn.at(-1)
  const isNearEnd = last !== undefined && last.index >= items.length - nearTheEnd
  useEffect(() => {
    if (isNearEnd) onEnd?.()
  }, [isNearEnd, onEnd])
  return (
    <>
      <Space px={first?.start ?? 0} />
      <TableBody
        {...rest}
        items={first && last ? items.slice(first.index, last.index + 1) : []}
        firstPlace={(first?.index ?? 0) + 1}
        measure={virtual.measureElement}
      />
      <Space px={last ? virtual.getTotalSize() - last.end : 0} />
    </>
  )
}

function Space({ px }: { px: number }) {
  const tall = (row: HTMLTableRowElement | null) => {
    if (row) row.style.blockSize = `${px}px`
  }
  return (
    <tbody aria-hidden="true">
      <tr ref={tall} data-space="" />
    </tbody>
  )
}
