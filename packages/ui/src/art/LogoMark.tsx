/** A date over a wave in the merchant's colour: where no logo was given. */
export function LogoMark({ size = 36, title }: { size?: number; title?: string }) {
  const meaning = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" data-keep-colours="" {...meaning}>
      <rect width="32" height="32" rx="8" fill="var(--brand)" />
      <g fill="none" stroke="var(--on-brand)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M16 6.5c4 3.6 4 8.4 0 12c-4-3.6-4-8.4 0-12z" />
        <path d="M6.5 23.5c3.2-2.8 6.3-2.8 9.5 0s6.3 2.8 9.5 0" />
      </g>
    </svg>
  )
}
