import { useId, type ReactNode, useEffect, useRef } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Pressable } from 'react-aria-components/Pressable'
import { Button } from '../../actions/Button.tsx'
import type { FieldWords } from '../../inputs/field-words.ts'
import { UploadIcon } from '../../icons/UploadIcon.tsx'
import css from './FileDrop.module.css'
import { FileRow, type FileRowState, type FileRowWords } from './FileRow.tsx'
import { useIsLive } from '../../page/useIsLive.ts'
import { GroupFrame } from '../choices/GroupFrame.tsx'

export type FileDropState = { kind: 'idle' } | FileRowState

type Props = Omit<FieldWords, 'label'> & {
  label: string
  id?: string
  /** `problem` belongs to idle: nothing was kept. */
  state: FileDropState
  /** Endings with their dot and media types. What was chosen is still to be checked: see `fileProblem`. */
  types: readonly string[]
  onFile: (file: File) => void
  /** Stops what is under way, or takes the file away. */
  onRemove: () => void
  words: FileRowWords & {
    /** "Drop the file here, or". */
    drop: ReactNode
    /** "Let go to add the file". */
    over: ReactNode
    choose: string
  }
}

/** One file: dropped, chosen or pasted. */
export function FileDrop({ state, types, onFile, onRemove, words, ...field }: Props) {
  const ownId = useId()
  const id = field.id ?? ownId
  // React Aria hides its button by an inline style, which the policy refuses in the server's markup.
  const isLive = useIsLive()
  const removeId = `${id}-remove`
  const press = useFileFocus([id, removeId])
  const choose = (button: ReactNode) => (
    <FileTrigger
      acceptedFileTypes={types}
      onSelect={(files) => {
        const [file] = files ?? []
        if (!file) return
        press()
        onFile(file)
      }}
    >
      {button}
    </FileTrigger>
  )

  if (state.kind !== 'idle') {
    return (
      <GroupFrame {...field} id={id}>
        <FileRow
          state={state}
          removeId={removeId}
          onRemove={() => {
            press()
            onRemove()
          }}
          words={words}
          replace={
            isLive &&
            choose(
              <Pressable>
                <Button id={id} size="row">
                  {words.replace}
                </Button>
              </Pressable>,
            )
          }
        />
      </GroupFrame>
    )
  }

  const idle = (isOver: boolean) => (
    <>
      <span className={css.icon}>
        <UploadIcon />
      </span>
      <span className={css.words}>{isOver ? words.over : words.drop}</span>
    </>
  )
  return (
    <GroupFrame {...field} id={id}>
      {isLive ? (
        <DropZone
          className={css.zone}
          aria-label={field.label}
          getDropOperation={() => 'copy'}
          onDrop={async ({ items }) => {
            const dropped = items.find((item) => item.kind === 'file')
            if (dropped) onFile(await dropped.getFile())
          }}
        >
          {({ isDropTarget }) => (
            <>
              {idle(isDropTarget)}
              {choose(
                <Pressable>
                  <Button id={id} size="row">
                    {words.choose}
                  </Button>
                </Pressable>,
              )}
            </>
          )}
        </DropZone>
      ) : (
        <div className={css.zone}>
          {idle(false)}
          <Button size="row">{words.choose}</Button>
        </div>
      )}
    </GroupFrame>
  )
}

/** Choosing a file, and taking it away, takes away the button that was pressed: what stands for it has the focus. */
function useFileFocus(ids: readonly string[]) {
  const isPressed = useRef(false)

  useEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return
    const next = ids.map((id) => document.getElementById(id)).find(Boolean)
    if (!next) return
    isPressed.current = false
    next.focus()
  })

  return () => {
    isPressed.current = true
  }
}
