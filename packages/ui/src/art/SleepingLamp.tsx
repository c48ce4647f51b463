import { Scene, type ArtProps } from './Scene.tsx'
import { Waves } from './Waves.tsx'

/** Paused: a lamp asleep over the night sea. */
export function SleepingLamp(props: ArtProps) {
  return (
    <Scene {...props} ground="var(--a-tide)">
      <path d="M206 40a26 26 0 1 0 22 40a21 21 0 0 1-22-40z" fill="var(--a-amber2)" />
      <circle cx="74" cy="56" r="3.5" fill="var(--a-amber2)" />
      <path d="M98 36h0M184 104h0M56 96h0" stroke="var(--a-cream)" strokeWidth="5" strokeLinecap="round" />
      <path d="M140 12v26" stroke="var(--a-sand2)" strokeWidth="4" />
      <circle cx="140" cy="44" r="7" fill="none" stroke="var(--a-amber)" strokeWidth="5" />
      <path d="M118 66c0-12 44-12 44 0z" fill="var(--a-amber)" />
      <path d="M112 66h56l6 12h-68zM110 134h60l-6 14h-48z" fill="var(--a-date2)" />
      <path d="M112 78h56l-7 56h-42z" fill="var(--a-sand2)" />
      <path d="M140 78h28l-7 56h-21z" fill="var(--a-sand)" opacity=".55" />
      <path d="M126 78l3 56M154 78l-3 56M140 78v56" stroke="var(--a-date2)" strokeWidth="4" />
      <Waves y={160} fill="var(--a-tide2)" offset={20} />
      <Waves y={176} fill="var(--a-tide3)" height={9} />
      <path
        d="M196 136h14l-14 12h14M222 118h10l-10 9h10"
        stroke="var(--a-cream)"
        strokeWidth="3.5"
        fill="none"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </Scene>
  )
}
