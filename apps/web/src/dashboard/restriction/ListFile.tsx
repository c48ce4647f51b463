import { FileDrop } from '@wasl/ui/fields/FileDrop'
import { useRestrictionText } from './restriction.text.ts'

const types = ['.csv', '.txt', 'text/csv', 'text/plain']
const noRow = { kind: 'idle' } as const

/** What a file holds is put where it can be read before it is imported: there is never a row for the file itself. */
export function ListFile({ onFile }: { onFile: (file: File) => void }) {
  const t = useRestrictionText()
  const choose = t('restriction.list.choose')
  const unseen = () => choose
  return (
    <FileDrop
      label={t('restriction.list.file')}
      state={noRow}
      types={types}
      onFile={onFile}
      onRemove={() => {}}
      words={{
        drop: t('restriction.list.drop'),
        over: t('restriction.list.over'),
        choose,
        checking: choose,
        sending: unseen,
        done: choose,
        replace: choose,
        stop: unseen,
        remove: unseen,
      }}
    />
  )
}
