import { Button } from '@wasl/ui/actions/Button'
import { BuyBar } from '@wasl/ui/commerce/cart/BuyBar'
import { ItemSheet } from '@wasl/ui/commerce/menu/ItemSheet'
import { Mark } from '@wasl/ui/commerce/catalogue/Mark'
import { OptionGroup } from '@wasl/ui/commerce/menu/OptionGroup'
import { Picture } from '@wasl/ui/commerce/catalogue/Picture'
import { ShopPage } from '@wasl/ui/commerce/ShopPage'
import { Counter } from '@wasl/ui/fields/Counter'
import { QuantityStepper } from '@wasl/ui/fields/QuantityStepper'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { XIcon } from '@wasl/ui/icons/XIcon'
import { Money } from '@wasl/ui/money/Money'
import { useState } from 'react'
import { inLocale, say } from '../ui/in-locale.ts'
import { pictureOf } from './pictures.ts'
import type { Toolbar } from './ShopFrame.tsx'

const base = 1650
const extras: Record<string, number> = { m: 400, l: 750, oat: 300, lactose: 300, shot: 350, pistachio: 400 }
const fils = (minor: number) => `${Math.floor(minor / 1000)}.${String(minor % 1000).padStart(3, '0')}`

/** The total on the button follows every choice. Without a size, a press leads to the sizes. */
export function ItemPage({ context }: { context: Toolbar }) {
  const [chosen, setChosen] = useState<Record<string, readonly string[]>>({ milk: ['oat'] })
  const [quantity, setQuantity] = useState(1)
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const choose = (group: string) => (values: readonly string[]) => setChosen({ ...chosen, [group]: values })
  const each = Object.values(chosen)
    .flat()
    .reduce((sum, value) => sum + (extras[value] ?? 0), base)

  const add = () => {
    setTried(true)
    if (!chosen.size) document.getElementById('size')?.focus()
  }
  const choice = (value: string, en: string, ar: string) => ({
    value,
    label: say(context, en, ar),
    price: extras[value] ? (
      <>
        + <Money value={fils(extras[value])} currency="KWD" locale={inLocale(context)} />
      </>
    ) : (
      say(context, 'No charge', 'بلا رسوم')
    ),
  })

  return (
    <ShopPage
      columns="sheet"
      hasBar
      header={null}
      skipLabel={say(context, 'Skip to the content', 'انتقل إلى المحتوى')}
    >
      <ItemSheet
        name={say(context, 'Date latte', 'لاتيه التمر')}
        picture={<Picture url={pictureOf('latte')} isFirst />}
        mark={<Mark kind="popular">{say(context, 'Popular', 'الأكثر طلبًا')}</Mark>}
        description={say(
          context,
          'House espresso, steamed milk and date syrup from Khalas dates.',
          'إسبريسو البيت مع حليب مبخّر ودبس من تمر الخلاص.',
        )}
        price={
          <b>
            <Money value={fils(base)} currency="KWD" locale={inLocale(context)} />
          </b>
        }
        close={<IconButton label={say(context, 'Close', 'إغلاق')} icon={<XIcon />} />}
      >
        <OptionGroup
          name="size"
          legend={say(context, 'Size', 'الحجم')}
          limits={{ min: 1, max: 1, rule: say(context, 'Required · choose 1', 'مطلوب · اختر 1') }}
          choices={[choice('s', 'Small', 'صغير'), choice('m', 'Medium', 'وسط'), choice('l', 'Large', 'كبير')]}
          problem={isTried ? say(context, 'Choose a size', 'اختر الحجم') : null}
          onChoose={choose('size')}
        />
        <OptionGroup
          name="milk"
          legend={say(context, 'Milk', 'الحليب')}
          limits={{ min: 0, max: 1, rule: say(context, 'Optional', 'اختياري') }}
          choices={[
            choice('full', 'Full fat', 'كامل الدسم'),
            choice('oat', 'Oat', 'شوفان'),
            choice('lactose', 'Lactose free', 'خالٍ من اللاكتوز'),
          ]}
          defaultChosen={['oat']}
          onChoose={choose('milk')}
        />
        <OptionGroup
          name="extras"
          legend={say(context, 'Add-ons', 'الإضافات')}
          limits={{ min: 0, max: 2, rule: say(context, 'Optional', 'اختياري') }}
          choices={[
            choice('shot', 'Extra shot', 'شوت إضافي'),
            choice('pistachio', 'Pistachio crumble', 'فستق مجروش'),
          ]}
          onChoose={choose('extras')}
        />
        <TextArea
          label={say(context, 'Special instruction', 'تعليمات خاصة')}
          optional={say(context, '(optional)', '(اختياري)')}
          placeholder={say(context, 'For example, not too hot', 'مثلًا: غير ساخن جدًا')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          aside={
            <Counter
              used={note.length}
              limit={256}
              from={0}
              write={(left) => say(context, `Characters left: ${left}`, `الأحرف المتبقية: ${left}`)}
            />
          }
        />
        <BuyBar
          stepper={
            <QuantityStepper
              label={say(context, 'Quantity', 'الكمية')}
              value={quantity}
              onChange={setQuantity}
              range={{ max: 12 }}
              words={{
                decrease: say(context, 'Less', 'أقل'),
                increase: say(context, 'More', 'أكثر'),
                atMax: say(context, '12 at most', '12 على الأكثر'),
              }}
            />
          }
        >
          <Button variant="primary" size="pay" isWide onClick={add}>
            {say(context, 'Add', 'أضف')} ·{' '}
            <Money value={fils(each * quantity)} currency="KWD" locale={inLocale(context)} />
          </Button>
        </BuyBar>
      </ItemSheet>
    </ShopPage>
  )
}
