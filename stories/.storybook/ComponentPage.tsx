import { ArgTypes, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { componentNotes } from './component-notes.ts'

/** The page of a component: when to use it, how it is worked by keys, what mirroring does, its properties, its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const note = componentNotes[preparedMeta.title]
  return (
    <>
      <Title />
      <Subtitle />
      {note && (
        <dl>
          <dt>When to use</dt>
          <dd>{note.use}</dd>
          <dt>Keyboard</dt>
          <dd>{note.keys}</dd>
          <dt>Right to left</dt>
          <dd>{note.mirrored}</dd>
        </dl>
      )}
      <Primary />
      <h2>Properties</h2>
      <ArgTypes />
      <Stories />
    </>
  )
}
