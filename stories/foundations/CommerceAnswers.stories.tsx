import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@wasl/ui/actions/Button'
import { AddNotch } from '@wasl/ui/commerce/cart/AddNotch'
import { CartLine } from '@wasl/ui/commerce/cart/CartLine'
import { CartLines } from '@wasl/ui/commerce/cart/CartLines'
import { DateRows } from '@wasl/ui/commerce/events/DateRows'
import { EventCard } from '@wasl/ui/commerce/events/EventCard'
import { MenuItemRow } from '@wasl/ui/commerce/menu/MenuItemRow'
import { OptionGroup } from '@wasl/ui/commerce/menu/OptionGroup'
import { Picture } from '@wasl/ui/commerce/catalogue/Picture'
import { Price } from '@wasl/ui/commerce/catalogue/Price'
import { ProductCard } from '@wasl/ui/commerce/catalogue/ProductCard'
import { SocialLinks } from '@wasl/ui/commerce/SocialLinks'
import { TicketRow } from '@wasl/ui/commerce/events/TicketRow'
import { Tickets } from '@wasl/ui/commerce/events/Tickets'
import { Money } from '@wasl/ui/money/Money'
import { PayChoices } from '@wasl/ui/money/PayChoices'
import { pictureOf } from '../patterns/pictures.ts'
import { socialLinks } from '../patterns/shop.fixtures.ts'
import { inLocale, say } from '../ui/in-locale.ts'
import { answersAll, wordsIn } from './answers.ts'
import { Held } from './Held.tsx'
import { Plate } from './Plate.tsx'
import { Sheet } from './Sheet.tsx'

type Toolbar = Parameters<typeof say>[0]

const meta = { title: 'foundations/Interaction of commerce' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const price = (context: Toolbar, value: string) => (
  <Price
    value={value}
    currency="KWD"
    locale={inLocale(context)}
    words={{ now: say(context, 'now', 'الآن'), was: say(context, 'was', 'كان') }}
  />
)
const latte = (context: Toolbar) => say(context, 'Date latte', 'لاتيه التمر')

export const Things: Story = {
  play: answersAll,
  render: (_, context) => {
    const words = wordsIn(context)
    const name = latte(context)
    const picture = <Picture url={pictureOf('latte')} shape="square" />
    const kwd = <Money value="2.350" currency="KWD" locale={inLocale(context)} />
    return (
      <Sheet
        title={say(context, 'What is sold answers', 'ما يُباع يستجيب')}
        lead={say(
          context,
          'A card is one target: all of it shows the pointer, and its name carries the focus.',
          'البطاقة هدف واحد: كلها تُظهر المؤشر، واسمها يحمل التركيز.',
        )}
      >
        <Plate title={say(context, 'Cards and rows', 'البطاقات والصفوف')}>
          <Held name="ProductCard" words={words} isWide>
            {() => (
              <ProductCard
                name={name}
                href="#product"
                picture={<Picture url={pictureOf('latte')} />}
                price={price(context, '2.350')}
              />
            )}
          </Held>
          <Held name="EventCard" words={words} isWide>
            {() => (
              <EventCard
                name={say(context, 'Reading circle', 'حلقة قراءة')}
                href="#event"
                picture={<Picture url={pictureOf('ev-tasting')} />}
                when={say(context, '23 Nov 2026, 05:00 PM', '23 نوفمبر 2026، 05:00 م')}
                where={say(context, 'Salmiya', 'السالمية')}
              />
            )}
          </Held>
          <Held name="MenuItemRow" words={words} isWide>
            {() => (
              <MenuItemRow
                name={name}
                href="#item"
                picture={picture}
                price={price(context, '2.350')}
                action={<AddNotch href="#item" label={say(context, 'Add', 'أضف')} />}
              />
            )}
          </Held>
          <Held name="CartLine" words={words} isWide>
            {(state) => (
              <CartLines label={`${say(context, 'Your cart', 'سلتك')} ${words[state]}`}>
                <CartLine name={name} href="#latte" picture={picture} price={kwd} />
              </CartLines>
            )}
          </Held>
          <Held name="TicketRow" words={words} isWide>
            {(state) => (
              <Tickets label={`${say(context, 'Tickets', 'التذاكر')} ${words[state]}`}>
                <TicketRow
                  name={say(context, 'Seat', 'مقعد')}
                  price={kwd}
                  availability={{ kind: 'available', text: say(context, '12 left', 'بقي 12') }}
                  action={<Button size="row">{say(context, 'Choose', 'اختر')}</Button>}
                />
              </Tickets>
            )}
          </Held>
        </Plate>
      </Sheet>
    )
  },
}

export const Choices: Story = {
  play: answersAll,
  render: (_, context) => {
    const words = wordsIn(context)
    return (
      <Sheet
        title={say(context, 'What is chosen answers', 'ما يُختار يستجيب')}
        lead={say(
          context,
          'Options, dates and ways to pay show a press before they are chosen.',
          'تُظهر الخيارات والتواريخ وطرق الدفع الضغط قبل اختيارها.',
        )}
      >
        <Plate title={say(context, 'Choices', 'الخيارات')}>
          <Held name="OptionGroup" words={words} isWide>
            {(state) => (
              <OptionGroup
                name={`size-${state}`}
                legend={say(context, 'Size', 'الحجم')}
                limits={{ min: 0, max: 1, rule: say(context, 'Optional', 'اختياري') }}
                choices={[{ value: 's', label: say(context, 'Small', 'صغير') }]}
              />
            )}
          </Held>
          <Held name="DateRows" words={words} isWide>
            {(state) => (
              <DateRows
                name={`date-${state}`}
                legend={say(context, 'Choose a date', 'اختر تاريخًا')}
                dates={[
                  {
                    value: '2026-11-25',
                    day: say(context, 'Wed 25 Nov', 'الأربعاء 25 نوفمبر'),
                    time: say(context, '07:00 PM', '07:00 م'),
                    left: { kind: 'available', text: say(context, '12 places left', 'بقي 12 مقعدًا') },
                  },
                ]}
              />
            )}
          </Held>
        </Plate>
        <Plate title={say(context, 'Payment and links', 'الدفع والروابط')}>
          <Held name="PayChoices" words={words} isWide>
            {(state) => (
              <PayChoices
                name={`pay-${state}`}
                choices={[
                  {
                    code: 'knet',
                    name: say(context, 'KNET debit card', 'بطاقة كي نت'),
                    logoUrl: '/art/gw-knet.svg',
                  },
                  {
                    code: 'card',
                    name: say(context, 'Credit card', 'بطاقة ائتمان'),
                    logoUrl: '/art/gw-card.svg',
                  },
                ]}
                words={{
                  legend: say(context, 'Choose how to pay', 'اختر طريقة الدفع'),
                  showAll: say(context, 'Show all methods', 'عرض كل الطرق'),
                  showFewer: say(context, 'Show fewer', 'عرض أقل'),
                  updating: say(context, 'Updating…', 'جارٍ التحديث…'),
                  none: '',
                }}
              />
            )}
          </Held>
          <Held name="SocialLinks" words={words}>
            {(state) => (
              <SocialLinks
                label={`${say(context, 'Social links', 'حسابات التواصل')} ${words[state]}`}
                links={[...socialLinks]}
              />
            )}
          </Held>
        </Plate>
      </Sheet>
    )
  },
}
