import { useEffect, useRef } from 'react'
import { useAnnounce } from '../../text/announce.ts'
import type { TableWords } from '../table-words.ts'
import type { SelectionModel } from './useSelection.ts'
import type { TableModel } from '../useTableModel.ts'

type News<Row> = {
  model: TableModel<Row>
  words: TableWords
  selection: SelectionModel | undefined
  isBusy: boolean
}

const slowMs = 1000

/** Says what changed: the sorting, the ticks, that rows are awaited for long, that they arrived. Nothing on the first drawing. */
export function useTableNews<Row>({ model, words, selection, isBusy }: News<Row>) {
  const announce = useAnnounce()
  const { sort } = model.look
  const label = model.columns.find(({ id }) => id === sort?.id)?.label
  useNews(sort && label ? words.sorted(label, sort.isDescending) : null, announce)
  const hasTicks = selection && !(selection.selection.kind === 'some' && selection.count === 0)
  useNews(selection ? words.selected(hasTicks ? selection.count : 0) : null, announce)
  useNews(isBusy ? null : words.arrived, announce)

  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => announce(words.loading), slowMs)
    return () => clearTimeout(timer)
  }, [isBusy, words, announce])
}

/** Speaks when the text changes, not when it is first there and not when it goes. */
function useNews(text: string | null, announce: (text: string) => void) {
  const said = useRef(text)
  useEffect(() => {
    if (text === said.current) return
    said.current = text
    if (text !== null) announce(text)
  }, [text, announce])
}
