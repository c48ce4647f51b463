import type { Template, Templates } from '@wasl/contracts/web/dashboard/administration/messages.contract'
import { templateChannels, templateOccasions } from '@wasl/contracts/values/message-template'
import { Select } from '@wasl/ui/fields/choices/Select'
import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import { useState } from 'react'
import { useLocale } from '../../../i18n/language.tsx'
import { MessageEditor } from './MessageEditor.tsx'
import css from './Wording.module.css'
import { useWordingText } from './wording.text.ts'

type Key = Pick<Template, 'occasion' | 'channel' | 'language'>

export function MessageChoice({ known }: { known: Templates }) {
  const t = useWordingText()
  const locale = useLocale()
  const [key, setKey] = useState<Key>({ occasion: 'created', channel: 'email', language: locale })
  const change = (changes: Partial<Key>) => setKey((now) => ({ ...now, ...changes }))
  const { occasion, channel, language } = key
  const isOwn = (one: string) => known.results.some((each) => each.occasion === one && each.isOwn)
  const ofOccasion = known.results.filter((one) => one.occasion === occasion)
  const ways = templateChannels.filter((one) => ofOccasion.some((each) => each.channel === one))
  // The way that was chosen comes back with a message that is sent that way.
  const shown = ways.find((one) => one === channel) ?? ways[0]
  const template = ofOccasion.find((one) => one.channel === shown && one.language === language)
  const count = known.results.filter((one) => one.isOwn).length
  return (
    <div className={css.choice}>
      <p className={css.quiet}>{t('wording.ownCount', { n: count })}</p>
      <Select
        id="message-occasion"
        label={t('wording.message')}
        placeholder={t('wording.choose')}
        choices={templateOccasions.map((one) => ({
          value: one,
          label: t(`wording.occasion.${one}`),
          ...(isOwn(one) && { note: t('wording.own') }),
        }))}
        value={occasion}
        onChange={(chosen) =>
          change({ occasion: templateOccasions.find((one) => one === chosen) ?? occasion })
        }
      />
      <div className={css.ways}>
        <SegmentedRadio
          label={t('wording.channel')}
          options={ways.map((one) => ({ value: one, label: t(`wording.channel.${one}`) }))}
          selected={shown ?? channel}
          onSelect={(chosen) =>
            change({ channel: templateChannels.find((one) => one === chosen) ?? channel })
          }
        />
        <SegmentedRadio
          label={t('wording.language')}
          options={(['en', 'ar'] as const).map((one) => ({
            value: one,
            label: <span lang={one}>{t(`wording.language.${one}`)}</span>,
          }))}
          selected={language}
          onSelect={(chosen) => change({ language: chosen === 'ar' ? 'ar' : 'en' })}
        />
      </div>
      {template && (
        <MessageEditor
          key={`${occasion}.${template.channel}.${language}`}
          template={template}
          testRecipient={known.testRecipient}
        />
      )}
    </div>
  )
}
