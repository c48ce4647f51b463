import { useLayoutEffect, useRef } from 'react'

/** As high as the rows that are yet to come: nobody who has scrolled is moved. */
export function RowsToCome({ height }: { height: number }) {
  const space = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    space.current?.style.setProperty('block-size', `${height}px`)
  }, [height])
  return <div ref={space} />
}
