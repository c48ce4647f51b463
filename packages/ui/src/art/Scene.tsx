import { useId, type ReactNode } from 'react'
import css from '../theme/art.module.css'

export type ArtProps = {
  /** Only where the drawing says something the words do not. */
  title?: string
}

/** The oval window of every state drawing. Art never mirrors. */
export function Scene({
  title,
  ground = 'var(--a-foam)',
  children,
}: ArtProps & { ground?: string; children: ReactNode }) {
  const id = useId()
  const meaning = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <svg className={css.art} viewBox="0 0 280 200" width="280" height="200" data-keep-colours="" {...meaning}>
      <clipPath id={id}>
        <ellipse cx="140" cy="104" rx="132" ry="92" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="280" height="200" fill={ground} />
        {children}
      </g>
    </svg>
  )
}
