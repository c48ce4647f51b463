import { Scene, type ArtProps } from './Scene.tsx'
import { Waves } from './Waves.tsx'

const cloud = 'M98 118a26 26 0 0 1 2-52a38 38 0 0 1 72-4a29 29 0 0 1 10 56z'

/** Offline: a struck cloud over the sea. */
export function CloudWithLine(props: ArtProps) {
  return (
    <Scene {...props}>
      <circle cx="198" cy="54" r="22" fill="var(--a-amber)" />
      <path d={cloud} fill="var(--a-cream)" />
      <path d="M140 118h42a29 29 0 0 0-10-56c8 22-4 46-32 56z" fill="var(--a-sand2)" opacity=".8" />
      <path d={cloud} fill="none" stroke="var(--a-date)" strokeWidth="5" strokeLinejoin="round" />
      <path d="M84 136L196 42" stroke="var(--a-foam)" strokeWidth="18" />
      <path d="M88 134L194 44" stroke="var(--a-date)" strokeWidth="7" strokeLinecap="round" />
      <Waves y={152} fill="var(--a-tide2)" offset={20} />
      <Waves y={170} fill="var(--a-tide)" height={10} />
    </Scene>
  )
}
