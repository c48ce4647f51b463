import { Scene, type ArtProps } from './Scene.tsx'
import { Waves } from './Waves.tsx'

const cloud = 'M98 118a26 26 0 0 1 2-52a38 38 0 0 1 72-4a29 29 0 0 1 10 56z'

/** Something did not arrive: a cloud that says so, over the sea. */
export function CloudWithMark(props: ArtProps) {
  return (
    <Scene {...props}>
      <circle cx="198" cy="54" r="22" fill="var(--a-amber)" />
      <path d={cloud} fill="var(--a-cream)" />
      <path d="M140 118h42a29 29 0 0 0-10-56c8 22-4 46-32 56z" fill="var(--a-sand2)" opacity=".8" />
      <path d={cloud} fill="none" stroke="var(--a-date)" strokeWidth="5" strokeLinejoin="round" />
      <path d="M138 62v24M138 102h0" stroke="var(--a-date)" strokeWidth="9" strokeLinecap="round" />
      <path
        d="M106 132l-6 10M138 132l-6 10M170 132l-6 10"
        stroke="var(--a-tide)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <Waves y={158} fill="var(--a-tide2)" offset={20} />
      <Waves y={174} fill="var(--a-tide)" height={10} />
    </Scene>
  )
}
