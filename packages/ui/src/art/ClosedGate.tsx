import { Scene, type ArtProps } from './Scene.tsx'

/** No permission: a closed gate of the old town, its lamp lit. */
export function ClosedGate(props: ArtProps) {
  return (
    <Scene {...props}>
      <circle cx="212" cy="52" r="18" fill="var(--a-amber2)" />
      <path d="M0 150c48-26 96-20 140-10s90 10 140-14V200H0z" fill="var(--a-sand2)" />
      <path d="M64 178V74h18V62h20v12h18V62h40v12h18V62h20v12h18v104z" fill="var(--a-cream)" />
      <path d="M178 178V74V62h20v12h18v104z" fill="var(--a-sand2)" opacity=".7" />
      <path
        d="M64 178V74h18V62h20v12h18V62h40v12h18V62h20v12h18v104"
        fill="none"
        stroke="var(--a-date)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M98 178v-50c0-24 18-40 42-40s42 16 42 40v50z" fill="var(--a-date)" />
      <path d="M106 178v-50c0-20 14-32 34-32s34 12 34 32v50z" fill="var(--a-date2)" />
      <path d="M140 96v82M106 124h68M106 150h68" stroke="var(--a-date)" strokeWidth="5" />
      <path
        d="M118 110h0M162 110h0M118 137h0M162 137h0M118 164h0M162 164h0"
        stroke="var(--a-amber)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <rect x="126" y="128" width="28" height="24" rx="6" fill="var(--a-amber)" />
      <path d="M132 128v-6a8 8 0 0 1 16 0v6" fill="none" stroke="var(--a-amber)" strokeWidth="5" />
      <path d="M140 136v7" stroke="var(--a-ink)" strokeWidth="5" strokeLinecap="round" />
      <path d="M0 178c46-14 92-10 138-6s92 2 142-12V200H0z" fill="var(--a-sand2)" />
      <path d="M76 92v12" stroke="var(--a-date)" strokeWidth="4" strokeLinecap="round" />
      <path d="M70 104h12l-2 16h-8z" fill="var(--a-amber2)" />
    </Scene>
  )
}
