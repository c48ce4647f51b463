import { Scene, type ArtProps } from './Scene.tsx'

const ticket =
  'M82 66h116a6 6 0 0 1 6 6v14a13 13 0 0 0 0 26v14a6 6 0 0 1-6 6H82a6 6 0 0 1-6-6v-14a13 13 0 0 0 0-26V72a6 6 0 0 1 6-6z'

/** Invalid: a ticket crossed out on the sand. */
export function CrossedTicket(props: ArtProps) {
  return (
    <Scene {...props}>
      <circle cx="70" cy="58" r="18" fill="var(--a-amber2)" />
      <path d="M0 148c46-34 96-26 140-10s92 12 140-18V200H0z" fill="var(--a-sand2)" />
      <path d="M0 174c46-22 92-16 138-8s92 4 142-20V200H0z" fill="var(--a-sand)" />
      <g transform="rotate(-8 140 99)">
        <path d={ticket} fill="var(--a-cream)" />
        <path d="M166 66h32a6 6 0 0 1 6 6v14a13 13 0 0 0 0 26v14a6 6 0 0 1-6 6h-32z" fill="var(--a-amber)" />
        <path d={ticket} fill="none" stroke="var(--a-date)" strokeWidth="5" strokeLinejoin="round" />
        <g fill="none" strokeLinecap="round">
          <path d="M166 74v52" stroke="var(--a-date)" strokeWidth="4" strokeDasharray="1 10" />
          <path d="M96 86h48M96 112h30" stroke="var(--a-tide2)" strokeWidth="6" />
          <path d="M96 99h40" stroke="var(--a-sand2)" strokeWidth="6" />
        </g>
      </g>
      <circle cx="200" cy="128" r="24" fill="var(--a-date)" />
      <path d="M191 119l18 18M209 119l-18 18" stroke="var(--a-cream)" strokeWidth="6" strokeLinecap="round" />
    </Scene>
  )
}
