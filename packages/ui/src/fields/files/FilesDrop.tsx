import { useId, useRef, type ReactNode } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Pressable } from 'react-aria-components/Pressable'
import { Button } from '../../actions/Button.tsx'
import type { FieldWords } from '../../inputs/field-words.ts'
import { UploadIcon } from '../../icons/UploadIcon.tsx'
import { GroupFrame } from '../choices/GroupFrame.tsx'
import css from './FileDrop.module.css'
import { FileRow, type FileRowState, type FileRowWords } from './FileRow.tsx'

type Props = Omit<FieldWords, 'label'> & {
  label: string
  /** Endings with their dot and media types. What was chosen is still to be checked. */
  types: readonly string[]
  /** Those under way, and those that were refused. */
  under: readonly { id: string; state: FileRowState }[]
  onFiles: (files: File[]) => void
  /** Stops one that is under way, or takes a refused one out of sight. */
  onRemove: (id: string) => void
  words: FileRowWords & { drop: ReactNode; over: ReactNode; choose: string }
}

/** Several files: dropped or chosen, each with its own way. What becomes of them is shown elsewhere. */
export function FilesDrop({ types, under, onFiles, onRemove, words, ...field }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <GroupFrame {...field} id={id}>
      <DropZone
        className={css.zone}
        aria-label={field.label}
        getDropOperation={() => 'copy'}
        onDrop={async ({ items }) => {
          const files = items.filter((item) => item.kind === 'file')
          onFiles(await Promise.all(files.map((item) => item.getFile())))
        }}
      >
        {({ isDropTarget }) => (
          <>
            <span className={css.icon}>
              <UploadIcon />
            </span>
            <span className={css.words}>{isDropTarget ? words.over : words.drop}</span>
            <FileTrigger
              acceptedFileTypes={types}
              allowsMultiple
              onSelect={(files) => onFiles([...(files ?? [])])}
            >
              <Pressable>
                <Button ref={button} size="row">
                  {words.choose}
                </Button>
              </Pressable>
            </FileTrigger>
          </>
        )}
      </DropZone>
      {under.map((one) => (
        <FileRow
          key={one.id}
          state={one.state}
          removeId={`${id}-${one.id}`}
          onRemove={() => {
            onRemove(one.id)
            button.current?.focus()
          }}
          words={words}
          replace={null}
        />
      ))}
    </GroupFrame>
  )
}
