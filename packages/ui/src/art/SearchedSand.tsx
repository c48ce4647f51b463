import { Scene, type ArtProps } from './Scene.tsx'

/** No results: a glass over the dunes finds only a shell. */
export function SearchedSand(props: ArtProps) {
  return (
    <Scene {...props}>
      <circle cx="64" cy="60" r="18" fill="var(--a-amber2)" />
      <path d="M0 138c48-36 96-28 140-10s90 14 140-18V200H0z" fill="var(--a-sand2)" />
      <path d="M0 170c46-24 92-16 138-8s92 4 142-22V200H0z" fill="var(--a-sand)" />
      <path
        d="M34 166q8-6 16 0t16 0M206 176q8-6 16 0t16 0"
        fill="none"
        stroke="var(--a-date2)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".55"
      />
      <path d="M176 132l34 34" stroke="var(--a-date)" strokeWidth="13" strokeLinecap="round" />
      <circle cx="146" cy="102" r="42" fill="var(--a-cream)" />
      <path d="M106 114c16-10 34-8 48-2s24 4 33-4a42 42 0 0 1-81 6z" fill="var(--a-sand2)" />
      <path d="M132 122c-2-14 5-22 14-22s16 8 14 22q-14 6-28 0z" fill="var(--a-amber)" />
      <path
        d="M146 102v20M138 105l3 18M154 105l-3 18"
        stroke="var(--a-date2)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="146" cy="102" r="42" fill="none" stroke="var(--a-date)" strokeWidth="8" />
      <path
        d="M120 92c3-9 9-14 17-17"
        fill="none"
        stroke="var(--plate)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </Scene>
  )
}
