import type { CodeWay } from '@wasl/contracts/web/pay/code.contract'
import { LostPath } from '@wasl/ui/art/LostPath'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { ExternalLinkIcon } from '@wasl/ui/icons/ExternalLinkIcon'
import { Ltr } from '@wasl/ui/text/Ltr'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { useEffect, useRef } from 'react'
import { usePageFacts } from '../../base/page-context.tsx'
import { inLocale } from '../../base/paths.ts'
import { CustomerPage } from '../../base/page/CustomerPage.tsx'
import { useLocale } from '../../i18n/language.tsx'
import { useCodeText } from './code.text.ts'

/** Ours and the merchant's own pages open by themselves; any other host is named, and only a press goes there. */
export function CodeAccepted({ way }: { way: CodeWay }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('h1')?.focus(), [])
  return (
    <CustomerPage columns="single">
      <div ref={box}>{way.kind === 'go' ? <Opening url={way.url} /> : <Leaving {...way} />}</div>
    </CustomerPage>
  )
}

function Opening({ url }: { url: string }) {
  const t = useCodeText()
  const host = url.startsWith('/') ? null : new URL(url).host
  return (
    <StatePage
      drawing={<LostPath />}
      title={t('code.accepted')}
      actions={
        <ButtonLink href={url} variant="primary" size="pay" isWide>
          {host === null ? t('code.open') : t.rich('code.goOn', { site: <Ltr>{host}</Ltr> })}
        </ButtonLink>
      }
    >
      <p>{host === null ? t('code.opening') : t.rich('code.leadsTo', { site: <Ltr>{host}</Ltr> })}</p>
    </StatePage>
  )
}

function Leaving({ url, host }: { url: string; host: string }) {
  const t = useCodeText()
  const path = inLocale(usePageFacts().path, useLocale())
  return (
    <StatePage
      drawing={<LostPath />}
      title={t('code.leaving')}
      actions={
        <>
          <ButtonLink
            href={url}
            rel="noreferrer"
            variant="primary"
            size="pay"
            icon={<ExternalLinkIcon />}
            isWide
          >
            {t.rich('code.goOn', { site: <Ltr>{host}</Ltr> })}
          </ButtonLink>
          <ButtonLink href={path} variant="quiet">
            {t('code.cancel')}
          </ButtonLink>
        </>
      }
    >
      <p>
        {t.rich('code.leavingText', {
          site: (
            <b>
              <Ltr>{host}</Ltr>
            </b>
          ),
        })}
      </p>
    </StatePage>
  )
}
