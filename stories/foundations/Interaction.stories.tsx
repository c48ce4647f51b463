import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@wasl/ui/actions/Button'
import { CopyButton } from '@wasl/ui/actions/CopyButton'
import { PresetChip } from '@wasl/ui/dates/PresetChip'
import { Disclosure } from '@wasl/ui/text/Disclosure'
import { Checkbox } from '@wasl/ui/fields/choices/Checkbox'
import { QuantityStepper } from '@wasl/ui/fields/QuantityStepper'
import { RadioCards } from '@wasl/ui/fields/choices/RadioCards'
import { Select } from '@wasl/ui/fields/choices/Select'
import { Switch } from '@wasl/ui/fields/choices/Switch'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { PrinterIcon } from '@wasl/ui/icons/PrinterIcon'
import { LanguageSwitch } from '@wasl/ui/actions/LanguageSwitch'
import { Link } from '@wasl/ui/actions/Link'
import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import { Chip } from '@wasl/ui/table/filters/Chip'
import { ToolButton } from '@wasl/ui/table/filters/ToolButton'
import { TextField } from '@wasl/ui/inputs/TextField'
import { fn } from 'storybook/test'
import { say } from '../ui/in-locale.ts'
import { answersAll, wordsIn } from './answers.ts'
import { Held } from './Held.tsx'
import { Plate } from './Plate.tsx'
import { Sheet } from './Sheet.tsx'

const meta = { title: 'foundations/Interaction' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const nothing = fn()

export const Actions: Story = {
  play: answersAll,
  render: (_, context) => {
    const words = wordsIn(context)
    const pay = say(context, 'Pay', 'ادفع')
    const chip = say(context, 'State', 'الحالة')
    return (
      <Sheet
        title={say(context, 'What is pressed answers', 'كل ما يُضغط يستجيب')}
        lead={say(
          context,
          'A pointer, the focus of a keyboard and a press each look different, in every brand and theme.',
          'للمؤشر وتركيز لوحة المفاتيح والضغط مظهر مختلف لكل منها، في كل علامة وسمة.',
        )}
      >
        <Plate title={say(context, 'Buttons', 'الأزرار')}>
          {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
            <Held key={variant} name={variant} words={words}>
              {() => <Button variant={variant}>{pay}</Button>}
            </Held>
          ))}
          <Held name="IconButton" words={words}>
            {() => <IconButton label={say(context, 'Print', 'طباعة')} icon={<PrinterIcon />} />}
          </Held>
          <Held name="ToolButton" words={words}>
            {() => <ToolButton>{say(context, 'Columns', 'الأعمدة')}</ToolButton>}
          </Held>
          <Held name="CopyButton" words={words}>
            {() => (
              <CopyButton
                text="PR-1001"
                label={say(context, 'Copy', 'نسخ')}
                copiedLabel={say(context, 'Copied to clipboard', 'تم النسخ')}
              />
            )}
          </Held>
        </Plate>
        <Plate title={say(context, 'Links and lines', 'الروابط والأسطر')}>
          <Held name="Link" words={words}>
            {() => <Link href="#terms">{say(context, 'Terms and conditions', 'الشروط والأحكام')}</Link>}
          </Held>
          <Held name="LanguageSwitch" words={words}>
            {() => <LanguageSwitch href="#language" lang="ar" name="العربية" />}
          </Held>
          <Held name="Disclosure" words={words}>
            {() => (
              <Disclosure title={say(context, 'Payment Details', 'تفاصيل الدفع')}>
                <p>PR-1001</p>
              </Disclosure>
            )}
          </Held>
          <Held name="Chip" words={words}>
            {() => (
              <Chip
                label={chip}
                value={say(context, 'Paid', 'مدفوعة')}
                title={say(context, 'State: Paid', 'الحالة: مدفوعة')}
                removeLabel={say(context, 'Remove State', 'إزالة الحالة')}
                onRemove={nothing}
                onPress={nothing}
              />
            )}
          </Held>
          <Held name="PresetChip" words={words}>
            {() => (
              <PresetChip isChosen={false} onPress={nothing}>
                {say(context, 'Today', 'اليوم')}
              </PresetChip>
            )}
          </Held>
        </Plate>
      </Sheet>
    )
  },
}

export const Fields: Story = {
  play: answersAll,
  render: (_, context) => {
    const words = wordsIn(context)
    const block = say(context, 'Block', 'القطعة')
    return (
      <Sheet
        title={say(context, 'Fields and choices answer', 'الحقول والخيارات تستجيب')}
        lead={say(
          context,
          'A field shows the pointer and the focus; what is ticked or chosen shows a press too.',
          'يُظهر الحقل المؤشر والتركيز، ويُظهر ما يُؤشَّر أو يُختار الضغط أيضًا.',
        )}
      >
        <Plate title={say(context, 'Fields', 'الحقول')}>
          <Held name="TextField" words={words}>
            {(state) => <TextField id={`field-${state}`} label={block} />}
          </Held>
          <Held name="TextArea" words={words}>
            {(state) => <TextArea id={`area-${state}`} label={say(context, 'Note', 'ملاحظة')} />}
          </Held>
          <Held name="Select" words={words}>
            {(state) => (
              <Select
                id={`select-${state}`}
                kind="list"
                label={say(context, 'Area', 'المنطقة')}
                placeholder={say(context, 'Choose', 'اختر')}
                choices={[{ value: 'salmiya', label: say(context, 'Salmiya', 'السالمية') }]}
                value={null}
                onChange={nothing}
              />
            )}
          </Held>
          <Held name="QuantityStepper" words={words}>
            {() => (
              <QuantityStepper
                label={say(context, 'Quantity', 'الكمية')}
                value={2}
                onChange={nothing}
                range={{ min: 1, max: 5 }}
                words={{
                  decrease: say(context, 'One less', 'أقل'),
                  increase: say(context, 'One more', 'أكثر'),
                  atMax: say(context, 'Only 5 left', 'لم يبقَ سوى 5'),
                }}
              />
            )}
          </Held>
        </Plate>
        <Plate title={say(context, 'Choices', 'الخيارات')}>
          <Held name="Checkbox" words={words}>
            {() => <Checkbox label={say(context, 'Send by e-mail', 'أرسل بالبريد')} />}
          </Held>
          <Held name="Switch" words={words}>
            {() => (
              <Switch
                label={say(context, 'Order notices', 'إشعارات الطلبات')}
                savingLabel={say(context, 'Saving', 'جارٍ الحفظ')}
                isOn={false}
                onChange={nothing}
              />
            )}
          </Held>
          <Held name="RadioCards" words={words}>
            {() => (
              <RadioCards
                label={say(context, 'How would you like it?', 'كيف تريد الاستلام؟')}
                value={null}
                onChange={nothing}
                choices={[{ value: 'pickup', label: say(context, 'Pickup', 'استلام') }]}
              />
            )}
          </Held>
          <Held name="SegmentedRadio" words={words}>
            {() => (
              <SegmentedRadio
                label={say(context, 'Period', 'الفترة')}
                isLabelHidden
                selected="day"
                onSelect={nothing}
                options={[
                  { value: 'day', label: say(context, 'Day', 'اليوم') },
                  { value: 'week', label: say(context, 'Week', 'الأسبوع') },
                ]}
              />
            )}
          </Held>
        </Plate>
      </Sheet>
    )
  },
}
