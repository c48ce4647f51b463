import { Scene, type ArtProps } from './Scene.tsx'

/** Not found: a signpost, a crab and its own footprints. */
export function LostPath(props: ArtProps) {
  return (
    <Scene {...props}>
      <circle cx="206" cy="58" r="20" fill="var(--a-amber)" />
      <path d="M0 134c48-44 96-36 140-14s90 16 140-22V200H0z" fill="var(--a-sand2)" />
      <path d="M0 166c46-26 92-18 138-8s92 4 142-24V200H0z" fill="var(--a-sand)" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M92 186c-10-18 40-20 30-34s-30-10-26-22"
          stroke="var(--a-date2)"
          strokeWidth="5"
          strokeDasharray="1 12"
        />
        <g transform="rotate(7 152 150)">
          <path d="M152 152V66" stroke="var(--a-date)" strokeWidth="8" />
          <path
            d="M122 62h54l15 14-15 14h-54a5 5 0 0 1-5-5V67a5 5 0 0 1 5-5z"
            fill="var(--a-cream)"
            stroke="var(--a-date)"
            strokeWidth="5"
          />
          <path d="M130 76h12m8 0h4m8 0h8" stroke="var(--a-amber)" strokeWidth="5" />
        </g>
      </g>
      <g transform="translate(66 150)">
        <ellipse rx="14" ry="9" fill="var(--a-amber)" />
        <path d="M-9-7v-7M9-7v-7" stroke="var(--a-amber)" strokeWidth="3.5" />
        <path d="M-9-15h0M9-15h0" stroke="var(--a-ink)" strokeWidth="6" strokeLinecap="round" />
        <path
          d="M-13 2l-9-6M13 2l9-6M-10 7l-7 6M10 7l7 6"
          stroke="var(--a-date2)"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      </g>
    </Scene>
  )
}
