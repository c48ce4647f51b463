import css from '../theme/art.module.css'

const sail = 'M-50-6L34-116c18 40 22 76 14 106c-32 10-66 12-98 4z'
const hull = 'M-58 6c24 10 84 10 122-12c-8 26-24 40-46 40h-40c-18 0-30-10-36-28z'

/** Beside the sign-in: a dhow before the sun. It fills its place, however tall, and says nothing. */
export function CalmSea() {
  return (
    <svg
      className={css.art}
      viewBox="0 0 640 900"
      width="640"
      height="900"
      preserveAspectRatio="xMidYMid slice"
      data-keep-colours=""
      aria-hidden="true"
    >
      <rect width="640" height="900" fill="var(--a-foam)" />
      <circle cx="420" cy="420" r="190" fill="var(--a-amber2)" opacity=".38" />
      <circle cx="420" cy="420" r="128" fill="var(--a-amber)" />
      <path
        d="M60 214h120M96 236h150M430 150h110M470 172h120"
        stroke="var(--a-cream)"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path d={wave(470, 16, 30)} fill="var(--a-tide2)" />
      <g transform="translate(262 466) scale(1.75)">
        <path d="M-4 8V-112" stroke="var(--a-date)" strokeWidth="6" strokeLinecap="round" />
        <path d={sail} fill="var(--a-cream)" />
        <path d="M34-116c18 40 22 76 14 106c-10 3-20 5-30 6c14-30 22-70 16-112z" fill="var(--a-sand2)" />
        <path d={hull} fill="var(--a-date)" />
        <path
          d="M-8-36h36M-22-22h52M10-52h20"
          stroke="var(--a-amber)"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </g>
      <path d={wave(530, 18, 0)} fill="var(--a-tide)" />
      <path
        d="M352 566h90M380 590h120M320 612h60"
        stroke="var(--a-amber2)"
        strokeWidth="8"
        strokeLinecap="round"
        opacity=".9"
      />
      <path d={wave(650, 18, 46)} fill="var(--a-tide3)" opacity=".55" />
      <path d={wave(770, 18, 10)} fill="var(--a-sand)" />
      <path d={wave(800, 14, 50)} fill="var(--a-sand2)" />
      <g fill="var(--a-date)">
        <ellipse cx="92" cy="828" rx="14" ry="21" transform="rotate(40 92 828)" />
        <ellipse cx="136" cy="840" rx="12" ry="19" transform="rotate(-20 136 840)" />
        <ellipse cx="548" cy="826" rx="13" ry="20" transform="rotate(70 548 826)" />
      </g>
    </svg>
  )
}

const wave = (y: number, height: number, offset: number) =>
  `M${-offset} ${y}q40-${height} 80 0${'t80 0'.repeat(8)}V900H${-offset}z`
