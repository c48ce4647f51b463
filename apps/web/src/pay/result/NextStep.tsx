import { useAnnounce } from '@wasl/ui/text/announce.ts'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { Button } from '@wasl/ui/actions/Button'
import { ExternalLinkIcon } from '@wasl/ui/icons/ExternalLinkIcon'
import { Card } from '@wasl/ui/layout/Card'
import { Inline } from '@wasl/ui/layout/Inline'
import { Stack } from '@wasl/ui/layout/Stack'
import { Ltr } from '@wasl/ui/text/Ltr'
import { ProgressRing } from '@wasl/ui/notices/ProgressRing'
import { Scripted } from '@wasl/ui/page/Scripted'
import { useIsLive } from '@wasl/ui/page/useIsLive.ts'
import { useEffect, useRef } from 'react'
import { bold } from '../../parts/bold.tsx'
import type { NextTarget } from '../../base/page-data.ts'
import { useAttemptText } from './attempt.text.ts'
import css from './NextStep.module.css'
import { redirectSeconds, useNextRedirect } from './useNextRedirect.ts'

/** RES-06, under what happened, so that a phone shows it at once: goes on after three seconds unless somebody is reading; a host we do not know only by a press. */
export function NextStep({ next }: { next: NextTarget }) {
  return (
    <div className={css.next} data-print="hide">
      {next.kind === 'auto' ? <Automatic url={next.url} host={next.host} /> : <Interstitial {...next} />}
    </div>
  )
}

/** Without script nothing goes on by itself, and it is not said. */
function Automatic({ url, host }: { url: string; host: string | null }) {
  const t = useAttemptText()
  const isLive = useIsLive()
  const { secondsLeft, isStopped, stay } = useNextRedirect(url)
  useSaidOnce(host ? t('attempt.goesOnTo', { host }) : t('attempt.goesOnHere'), isLive && !isStopped)
  return (
    <Card as="div">
      <div className={css.head}>
        {!isStopped && (
          <Scripted>
            <ProgressRing value={secondsLeft} of={redirectSeconds} figure={String(secondsLeft)} />
          </Scripted>
        )}
        <p>
          <b>
            {isStopped ? (
              t('attempt.staying')
            ) : (
              <>
                <Scripted>{t('attempt.continuing', { seconds: secondsLeft })}</Scripted>
                <noscript>
                  <span>{t('attempt.staying')}</span>
                </noscript>
              </>
            )}
          </b>
          <span>
            {host ? t.rich('attempt.continuesTo', { host: <Ltr>{host}</Ltr> }) : t('attempt.continuesHere')}
          </span>
        </p>
      </div>
      <Inline isEven>
        {!isStopped && (
          <Scripted>
            <Button size="row" onClick={stay}>
              {t('attempt.stayHere')}
            </Button>
          </Scripted>
        )}
        <ButtonLink href={url} size="row">
          {t('attempt.continueNow')}
        </ButtonLink>
      </Inline>
    </Card>
  )
}

/** In whatever language the page is when it first goes on. */
function useSaidOnce(words: string, isTrue: boolean): void {
  const announce = useAnnounce()
  const isSaid = useRef(false)
  useEffect(() => {
    if (!isTrue || isSaid.current) return
    isSaid.current = true
    announce(words)
  }, [announce, words, isTrue])
}

function Interstitial({ url, host }: { url: string; host: string }) {
  const t = useAttemptText()
  return (
    <Card as="div">
      <Stack gap={12}>
        <p className={css.words}>
          {bold(t('attempt.leaving'))} {t.rich('attempt.leavingText', { site: <Ltr>{host}</Ltr> })}
        </p>
        <ButtonLink href={url} rel="noreferrer" icon={<ExternalLinkIcon />} isWide>
          {t.rich('attempt.continueTo', { host: <Ltr>{host}</Ltr> })}
        </ButtonLink>
      </Stack>
    </Card>
  )
}
