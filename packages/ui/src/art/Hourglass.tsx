import { Scene, type ArtProps } from './Scene.tsx'
import { Waves } from './Waves.tsx'

const glass = 'M112 40h56v16c0 22-20 26-20 42s20 20 20 42v12h-56v-12c0-22 20-26 20-42s-20-20-20-42z'

/** Expired: the sand has run out by the sea. */
export function Hourglass(props: ArtProps) {
  return (
    <Scene {...props}>
      <circle cx="214" cy="56" r="18" fill="var(--a-amber2)" />
      <Waves y={138} fill="var(--a-tide2)" offset={20} />
      <Waves y={158} fill="var(--a-tide)" height={10} />
      <g transform="rotate(-9 140 96)">
        <path d={glass} fill="var(--a-cream)" />
        <path
          d="M168 40v16c0 22-20 26-20 42s20 20 20 42v12h-12c4-26-14-34-14-54s16-34 14-58z"
          fill="var(--a-sand2)"
          opacity=".8"
        />
        <path d="M114 152c-2-24 14-36 26-36s28 12 26 36z" fill="var(--a-amber)" />
        <path d="M114 152c-1-8 0-14 3-19c8 7 38 7 46 0c3 5 4 11 3 19z" fill="var(--a-amber2)" opacity=".55" />
        <path d={glass} fill="none" stroke="var(--a-date)" strokeWidth="5" strokeLinejoin="round" />
        <path
          d="M122 54c0 12 6 17 11 22"
          fill="none"
          stroke="var(--plate)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path d="M109 37h62M109 155h62" stroke="var(--a-date)" strokeWidth="14" strokeLinecap="round" />
      </g>
    </Scene>
  )
}
