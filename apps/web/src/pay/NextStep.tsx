import { ButtonLink } from '@wasl/ui/ButtonLink'
import { Button } from '@wasl/ui/Button'
import { ExternalLinkIcon } from '@wasl/ui/icons/ExternalLinkIcon'
import { Card } from '@wasl/ui/layout/Card'
import { Inline } from '@wasl/ui/layout/Inline'
import { Stack } from '@wasl/ui/layout/Stack'
import { Ltr } from '@wasl/ui/Ltr'
import { ProgressRing } from '@wasl/ui/ProgressRing'
import { Scripted } from '@wasl/ui/Scripted'
import { useIsLive } from '@wasl/ui/useIsLive.ts'
import { bold } from '../parts/bold.tsx'
import type { NextTarget } from '../page-data.ts'
import { useAttemptText } from './attempt.text.ts'
import css from './NextStep.module.css'
import { redirectSeconds, useNextRedirect } from './useNextRedirect.ts'

/** RES-06: goes on after three seconds unless somebody is reading; a host we do not know only by a press. */
export function NextStep({ next }: { next: NextTarget }) {
  return (
    <div data-print="hide">
      {next.kind === 'auto' ? <Automatic url={next.url} host={next.host} /> : <Interstitial {...next} />}
    </div>
  )
}

/** Without script nothing goes on by itself, and it is not said. */
function Automatic({ url, host }: { url: string; host: string | null }) {
  const t = useAttemptText()
  const isLive = useIsLive()
  const { secondsLeft, isStopped, stay } = useNextRedirect(url)
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
            {isLive && !isStopped ? t('attempt.continuing', { seconds: secondsLeft }) : t('attempt.staying')}
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
