import { Scene, type ArtProps } from './Scene.tsx'

/** Nothing here yet: an open box on the dunes, one date leaf left in it. */
export function EmptyBox(props: ArtProps) {
  return (
    <Scene {...props}>
      <circle cx="66" cy="62" r="18" fill="var(--a-amber2)" />
      <path d="M0 140c48-36 96-28 140-10s90 14 140-18V200H0z" fill="var(--a-sand2)" />
      <path d="M0 170c46-24 92-16 138-8s92 4 142-22V200H0z" fill="var(--a-sand)" />
      <path d="M98 92h84l-10-18h-64z" fill="var(--a-date)" />
      <path d="M132 88c-6-20 2-36 18-42c4 18-2 34-14 42z" fill="var(--a-palm)" />
      <path
        d="M134 88c4-14 8-26 14-36"
        fill="none"
        stroke="var(--a-palm2)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M98 92h84v50a8 8 0 0 1-8 8h-68a8 8 0 0 1-8-8z" fill="var(--a-amber)" />
      <path d="M152 92h30v50a8 8 0 0 1-8 8h-28c6-18 8-38 6-58z" fill="var(--a-date2)" opacity=".35" />
      <path d="M98 92l-22-12 10-16 22 10zM182 92l22-12-10-16-22 10z" fill="var(--a-amber2)" />
      <path
        d="M98 92l-22-12 10-16 22 10M182 92l22-12-10-16-22 10M98 92h84"
        fill="none"
        stroke="var(--a-date)"
        strokeWidth="5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M112 122q7-6 14 0t14 0 14 0 14 0"
        fill="none"
        stroke="var(--a-cream)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </Scene>
  )
}
