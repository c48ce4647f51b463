import type { ReactNode } from 'react'
import css from './CustomerHeader.module.css'

type Props = {
  title: string
  /** The unit, under the merchant's title. */
  subtitle?: string
  logoUrl: string | null
  /** Off: the logo alone carries the name. */
  isTitleShown?: boolean
  homeHref?: string
  /** Language switch, and social links where the plugin wants them. */
  children?: ReactNode
}

/** Coloured by headerCss(): --header, --on-header, --header-line, --header-edge, --logo-plate, --logo-pad. */
export function CustomerHeader({ title, subtitle, logoUrl, isTitleShown = true, homeHref, children }: Props) {
  const brand = (
    <>
      {logoUrl && (
        <img
          className={css.logo}
          src={logoUrl}
          alt={isTitleShown ? '' : title}
          width={36}
          height={36}
          loading="lazy"
          fetchPriority="low"
        />
      )}
      {(isTitleShown || !logoUrl) && (
        <span>
          <bdi>{title}</bdi>
          {subtitle && <small>{subtitle}</small>}
        </span>
      )}
    </>
  )
  return (
    <header className={css.header} data-box="header" data-print="hide">
      {homeHref ? (
        <a className={css.brand} href={homeHref}>
          {brand}
        </a>
      ) : (
        <span className={css.brand}>{brand}</span>
      )}
      <div className={css.tools}>{children}</div>
    </header>
  )
}
