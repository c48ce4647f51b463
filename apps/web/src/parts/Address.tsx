import { Ltr } from '@wasl/ui/Ltr'
import { Fragment } from 'react'

/** An address that breaks behind its slashes before it breaks within a word. */
export function Address({ url }: { url: string }) {
  return (
    <Ltr>
      {url.split(/(?<=\/)(?!\/)/).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Ltr>
  )
}
