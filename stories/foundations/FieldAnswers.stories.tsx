import type { Meta, StoryObj } from '@storybook/react-vite'
import { AmountField } from '@wasl/ui/money/AmountField'
import { DatePicker } from '@wasl/ui/dates/DatePicker'
import { ComboBox } from '@wasl/ui/fields/choices/ComboBox'
import { CountryPhoneField } from '@wasl/ui/fields/phone/CountryPhoneField'
import { FileDrop } from '@wasl/ui/fields/files/FileDrop'
import { PasswordField } from '@wasl/ui/fields/secrets/PasswordField'
import { SearchField } from '@wasl/ui/fields/SearchField'
import { fn } from 'storybook/test'
import { calendarWords } from '../patterns/event-dates.ts'
import { areaGroups } from '../ui/areas.ts'
import { inLocale, say } from '../ui/in-locale.ts'
import { answersAll, wordsIn } from './answers.ts'
import { Held } from './Held.tsx'
import { Plate } from './Plate.tsx'
import { Sheet } from './Sheet.tsx'

const meta = { title: 'foundations/Interaction of fields' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const nothing = fn()

export const FieldsWithButtons: Story = {
  play: answersAll,
  render: (_, context) => {
    const words = wordsIn(context)
    return (
      <Sheet
        title={say(context, 'Fields with a button inside answer', 'الحقول ذات الأزرار تستجيب')}
        lead={say(
          context,
          'The field and the button in it answer each for itself: what opens, shows, clears or chooses is pressed.',
          'يستجيب الحقل والزر الذي بداخله كل على حدة: ما يفتح أو يُظهر أو يمسح أو يختار يُضغط.',
        )}
      >
        <Plate title={say(context, 'Typed', 'ما يُكتب')}>
          <Held name="AmountField" words={words} isWide>
            {() => (
              <AmountField
                label={say(context, 'Amount', 'المبلغ')}
                question={say(context, 'Which amount do you mean?', 'أي مبلغ تقصد؟')}
                money={{ currency: 'KWD', locale: inLocale(context) }}
                value="48.750"
                onChange={nothing}
              />
            )}
          </Held>
          <Held name="CountryPhoneField" words={words} isWide>
            {() => (
              <CountryPhoneField
                label={say(context, 'Phone', 'الهاتف')}
                value={{ country: 'KW', text: '500 12345' }}
                onChange={nothing}
                words={{
                  country: say(context, 'Country code', 'رمز الدولة'),
                  search: say(context, 'Search for a country', 'ابحث عن دولة'),
                  nothingFound: say(context, 'No country of this name', 'لا توجد دولة بهذا الاسم'),
                }}
              />
            )}
          </Held>
          <Held name="PasswordField" words={words} isWide>
            {() => (
              <PasswordField
                label={say(context, 'Password', 'كلمة المرور')}
                autoComplete="current-password"
                words={{
                  show: say(context, 'Show the password', 'إظهار كلمة المرور'),
                  hide: say(context, 'Hide the password', 'إخفاء كلمة المرور'),
                  capsLock: say(context, 'Caps Lock is on', 'الحروف الكبيرة مفعّلة'),
                }}
              />
            )}
          </Held>
          <Held name="SearchField" words={words} isWide>
            {() => (
              <SearchField
                label={say(context, 'Search transactions', 'ابحث في المعاملات')}
                placeholder={say(context, 'ID, email or phone', 'الرقم أو البريد أو الهاتف')}
                clearLabel={say(context, 'Clear the search', 'مسح البحث')}
                start="PR-1001"
                onSearch={nothing}
              />
            )}
          </Held>
        </Plate>
        <Plate title={say(context, 'Chosen', 'ما يُختار')}>
          <Held name="ComboBox" words={words} isWide>
            {() => (
              <ComboBox
                label={say(context, 'Area', 'المنطقة')}
                openLabel={say(context, 'Show all areas', 'عرض كل المناطق')}
                nothingFound={say(context, 'No area of this name', 'لا توجد منطقة بهذا الاسم')}
                groups={areaGroups(context)}
                value={null}
                onChange={nothing}
              />
            )}
          </Held>
          <Held name="DatePicker" words={words} isWide>
            {() => (
              <DatePicker
                label={say(context, 'From', 'من')}
                value="2026-11-20T14:05"
                onChange={nothing}
                today="2026-11-20"
                words={{
                  ...calendarWords(context),
                  open: say(context, 'Choose a date', 'اختر تاريخًا'),
                  hour: say(context, 'Hour', 'الساعة'),
                  minute: say(context, 'Minute', 'الدقيقة'),
                  done: say(context, 'Done', 'تم'),
                  unreadable: say(context, 'This is no date', 'هذا ليس تاريخًا'),
                  outside: say(context, 'This date cannot be chosen', 'لا يمكن اختيار هذا التاريخ'),
                }}
              />
            )}
          </Held>
          <Held name="FileDrop" words={words} isWide>
            {() => (
              <FileDrop
                label={say(context, 'Attachment', 'المرفق')}
                state={{ kind: 'idle' }}
                types={['application/pdf']}
                onFile={nothing}
                onRemove={nothing}
                words={{
                  drop: say(context, 'Drop the file here, or', 'أسقط الملف هنا، أو'),
                  over: say(context, 'Let go to add the file', 'اترك الملف لإضافته'),
                  choose: say(context, 'Choose a file', 'اختر ملفًا'),
                  checking: say(context, 'Checking the file…', 'جارٍ فحص الملف…'),
                  sending: (percent) => say(context, `${percent}% sent`, `أُرسل ${percent}%`),
                  done: say(context, 'Added', 'أُضيف'),
                  replace: say(context, 'Replace', 'استبدال'),
                  stop: (file) => say(context, `Stop sending ${file}`, `إيقاف إرسال ${file}`),
                  remove: (file) => say(context, `Remove ${file}`, `إزالة ${file}`),
                }}
              />
            )}
          </Held>
        </Plate>
      </Sheet>
    )
  },
}
