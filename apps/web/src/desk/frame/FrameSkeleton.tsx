import { LogoMark } from '@wasl/ui/art/LogoMark'
import css from './FrameSkeleton.module.css'

type Props = {
  /** dashboard: side, bar and page. gate: the card in which one signs in. */
  kind: 'dashboard' | 'gate'
  merchant: string
  logoUrl: string | null
  label: string
}

const lines = [0, 1, 2, 3, 4, 5, 6]

/** The frame before the app has started, as the server sends it: native elements only, nothing that must be hydrated. */
export function FrameSkeleton({ kind, merchant, logoUrl, label }: Props) {
  const mark = logoUrl ? (
    <img className={css.logo} src={logoUrl} alt="" width={36} height={36} />
  ) : (
    <LogoMark size={36} />
  )
  const status = (
    <h1 className={css.status}>
      <output>{label}</output>
    </h1>
  )
  if (kind === 'gate')
    return (
      <main className={css.gate} aria-busy="true">
        {status}
        <div className={css.head}>
          {mark}
          <bdi>{merchant}</bdi>
        </div>
        <div className={css.door} aria-hidden="true" />
      </main>
    )
  return (
    <div className={css.frame} aria-busy="true">
      <div className={css.side}>
        <div className={css.head}>
          {mark}
          <bdi>{merchant}</bdi>
        </div>
        {lines.map((line) => (
          <div key={line} className={css.line} aria-hidden="true" />
        ))}
      </div>
      <div className={css.column}>
        <div className={css.bar}>
          <div className={css.brand}>
            {mark}
            <bdi>{merchant}</bdi>
          </div>
          <div className={css.field} aria-hidden="true" />
        </div>
        <main className={css.main}>
          {status}
          <div className={css.title} aria-hidden="true" />
          <div className={css.strip} aria-hidden="true" />
          <div className={css.sheet} aria-hidden="true" />
        </main>
      </div>
    </div>
  )
}
