import type { Template, Templates } from '@wasl/contracts/web/dashboard/administration/messages.contract'
import { Button } from '@wasl/ui/actions/Button'
import { Counter } from '@wasl/ui/fields/Counter'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { MailIcon } from '@wasl/ui/icons/MailIcon'
import { Undo2Icon } from '@wasl/ui/icons/Undo2Icon'
import { Card } from '@wasl/ui/layout/Card'
import { Pill } from '@wasl/ui/money/Pill'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useRef, useState } from 'react'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useAreaText } from '../../../desk/form/area.text.ts'
import { PageForm } from '../../../desk/form/PageForm.tsx'
import { useSaving } from '../../../desk/form/use-saving.ts'
import { useStoredDraft } from '../../../desk/form/use-stored-draft.ts'
import { MessagePreview } from './MessagePreview.tsx'
import css from './Wording.module.css'
import { templatesKey } from './wording.queries.ts'
import { useWordingText } from './wording.text.ts'
import { AskAndSave } from '../../../desk/form/AskAndSave.tsx'

type Props = { template: Template; testRecipient: Templates['testRecipient'] }

const longestBody = 4_000
const product = 'product'

export function MessageEditor({ template, testRecipient }: Props) {
  const t = useWordingText()
  const area = useAreaText()
  const notices = useNotices()
  const saving = useSaving(templatesKey)
  const testing = useSaving(templatesKey)
  const { occasion, channel, language, isOwn, variables } = template
  const key = { occasion, channel, language }
  const { draft, keep, revision, isChanged, isBehind, saved, giveUp } = useStoredDraft({
    name: `administration.message.${occasion}.${channel}.${language}`,
    stored: { subject: template.subject, body: template.body },
    revision: template.updatedAt ?? product,
  })
  const [isResetting, setIsResetting] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const change = (changes: Partial<typeof draft>) => keep((now) => ({ ...now, ...changes }))
  const isMail = channel === 'email'
  const direction = language === 'ar' ? 'rtl' : 'ltr'

  const save = async () => {
    const answer = await saving.save(() =>
      staffClient.administration.messageTemplates.keep({
        body: { ...key, ...draft, updatedAt: revision === product ? null : revision },
      }),
    )
    if (answer === null) return
    saved()
    notices.success(area('area.saved'))
  }
  const test = async () => {
    const sent = await testing.save(() =>
      staffClient.administration.messageTemplates.test({ body: { occasion, language, ...draft } }),
    )
    if (sent !== null) notices.success(t('wording.tested', { address: sent.recipient }))
  }
  const insert = (name: string) => {
    const field = body.current?.querySelector('textarea')
    const [from, to] = [field?.selectionStart ?? draft.body.length, field?.selectionEnd ?? draft.body.length]
    const place = `{${name}}`
    change({ body: `${draft.body.slice(0, from)}${place}${draft.body.slice(to)}` })
    field?.focus()
    requestAnimationFrame(() => field?.setSelectionRange(from + place.length, from + place.length))
  }
  const problemOf = (field: string) => saving.problemOf(field) ?? testing.problemOf(field)
  return (
    <div className={css.columns}>
      <PageForm
        saving={{ ...saving, problem: saving.problem ?? testing.problem }}
        isChanged={isChanged}
        isBehind={isBehind}
        onSave={() => void save()}
        onDiscard={() => {
          giveUp()
          saving.clear()
          testing.clear()
        }}
      >
        <Card as="div">
          <div className={css.fields}>
            <div className={css.head}>
              <Pill size="row">{t(isOwn ? 'wording.own' : 'wording.product')}</Pill>
              {isOwn && (
                <Button size="row" icon={<Undo2Icon size={16} />} onClick={() => setIsResetting(true)}>
                  {t('wording.reset')}
                </Button>
              )}
            </div>
            {isMail && (
              <TextField
                label={t('wording.subject')}
                lang={language}
                dir={direction}
                autoComplete="off"
                value={draft.subject}
                onChange={(event) => change({ subject: event.target.value })}
                problem={problemOf('subject')}
              />
            )}
            <div ref={body}>
              <TextArea
                label={t('wording.body')}
                {...(isMail && { hint: t('wording.bodyHint') })}
                lang={language}
                dir={direction}
                rows={8}
                value={draft.body}
                onChange={(event) => change({ body: event.target.value })}
                problem={problemOf('body')}
                aside={
                  <Counter
                    used={draft.body.length}
                    limit={longestBody}
                    write={(left) => t('wording.left', { n: left })}
                  />
                }
              />
            </div>
            <div>
              <p className={css.quiet}>{t('wording.placeholders')}</p>
              <ul className={css.places}>
                {variables.map((name) => (
                  <li key={name}>
                    <Button
                      size="row"
                      aria-label={t('wording.insert', { name })}
                      onClick={() => insert(name)}
                    >
                      <bdi dir="ltr">{`{${name}}`}</bdi>
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
            {isMail && testRecipient !== null && (
              <div className={css.tools}>
                <Button
                  icon={<MailIcon size={16} />}
                  isPending={testing.isSaving}
                  onClick={() => void test()}
                >
                  {t('wording.test', { address: testRecipient })}
                </Button>
              </div>
            )}
          </div>
        </Card>
      </PageForm>
      <MessagePreview wish={{ ...key, ...draft }} variables={variables} />
      {isResetting && <ResetWords message={key} onClosed={() => setIsResetting(false)} onReset={giveUp} />}
    </div>
  )
}

type ResetWordsProps = {
  message: Pick<Template, 'occasion' | 'channel' | 'language'>
  onReset: () => void
  onClosed: () => void
}

function ResetWords({ message, onReset, onClosed }: ResetWordsProps) {
  const t = useWordingText()
  const notices = useNotices()
  return (
    <AskAndSave
      asks={{
        title: t('wording.resetTitle'),
        yes: t('wording.resetYes'),
        no: t('wording.resetNo'),
        isFinal: true,
      }}
      sends={{
        send: () => staffClient.administration.messageTemplates.reset({ body: message }),
        key: templatesKey,
      }}
      onDone={() => {
        onReset()
        notices.success(t('wording.resetDone'))
        onClosed()
      }}
      onClosed={onClosed}
    >
      {t('wording.resetText')}
    </AskAndSave>
  )
}
