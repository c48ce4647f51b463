import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@wasl/ui/actions/Button'
import { AddNotch } from '@wasl/ui/commerce/cart/AddNotch'
import { BuyBar } from '@wasl/ui/commerce/cart/BuyBar'
import { ItemSheet } from '@wasl/ui/commerce/menu/ItemSheet'
import { Mark } from '@wasl/ui/commerce/catalogue/Mark'
import { MenuItemRow } from '@wasl/ui/commerce/menu/MenuItemRow'
import { MenuSection } from '@wasl/ui/commerce/menu/MenuSection'
import { Picture } from '@wasl/ui/commerce/catalogue/Picture'
import { Price } from '@wasl/ui/commerce/catalogue/Price'
import { IconButton } from '@wasl/ui/actions/IconButton'
import { XIcon } from '@wasl/ui/icons/XIcon'
import { Money } from '@wasl/ui/money/Money'
import { expect, fn, userEvent } from 'storybook/test'
import { pictureOf } from '../patterns/pictures.ts'
import { inLocale, say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]

const meta = {
  title: 'ui/commerce/MenuItem',
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const price = (context: Toolbar, value: string, was?: string) => (
  <Price
    value={value}
    was={was}
    currency="KWD"
    locale={inLocale(context)}
    words={{ now: say(context, 'now', 'الآن'), was: say(context, 'was', 'كان') }}
  />
)

export const Row: StoryObj<Meta<typeof AddNotch>> = {
  args: { onClick: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  render: (args, context) => (
    <MenuSection id="row" title={say(context, 'Breakfast', 'الفطور')}>
      <MenuItemRow
        name={say(context, 'Balaleet', 'بلاليط')}
        href="#item"
        description={say(
          context,
          'Sweet saffron vermicelli under a thin omelette.',
          'شعيرية حلوة بالزعفران تحت عجة رقيقة.',
        )}
        picture={<Picture url={pictureOf('balaleet')} shape="square" />}
        price={price(context, '1.750')}
        action={
          <AddNotch href="#item" label={say(context, 'Add Balaleet', 'أضف بلاليط')} onClick={args.onClick} />
        }
      />
    </MenuSection>
  ),
  play: async ({ canvas, args, globals }) => {
    const add = canvas.getByRole('link', { name: globals.locale === 'ar' ? 'أضف بلاليط' : 'Add Balaleet' })
    await userEvent.click(add)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await userEvent.tab({ shift: true })
    await expect(
      canvas.getByRole('link', { name: globals.locale === 'ar' ? 'بلاليط' : 'Balaleet' }),
    ).toHaveFocus()
  },
}

export const States: StoryObj = {
  render: (_, context) => (
    <MenuSection id="states" title={say(context, 'Breakfast', 'الفطور')}>
      <MenuItemRow
        name={say(context, 'Shakshuka with dates', 'شكشوكة بالتمر')}
        href="#popular"
        description={say(
          context,
          'Two eggs in tomato and date molasses, with Irani bread.',
          'بيضتان في صلصة الطماطم ودبس التمر، مع خبز إيراني.',
        )}
        picture={<Picture url={pictureOf('shakshuka')} shape="square" />}
        tag={
          <Mark kind="popular" look="bare">
            {say(context, 'Popular', 'الأكثر طلبًا')}
          </Mark>
        }
        price={price(context, '2.250')}
        action={
          <AddNotch
            href="#popular"
            count={2}
            label={say(context, 'Add Shakshuka with dates, 2 in your cart', 'أضف شكشوكة بالتمر، في السلة 2')}
          />
        }
      />
      <MenuItemRow
        name={say(context, 'Cheese and dibs toast', 'توست الجبن والدبس')}
        href="#offer"
        description={say(
          context,
          'Toasted cheese finished with date syrup, cut into four and served hot with a small salad, pickles and a glass of tea for the table.',
          'جبن محمص مع لمسة من دبس التمر، مقطّع إلى أربع قطع ويقدَّم ساخنًا مع سلطة صغيرة ومخلل وكوب شاي للسفرة.',
        )}
        picture={<Picture url={pictureOf('toast')} shape="square" />}
        tag={
          <Mark kind="offer" look="bare">
            {say(context, 'Offer', 'عرض')}
          </Mark>
        }
        price={price(context, '1.400', '1.650')}
        action={
          <AddNotch
            href="#offer"
            label={say(context, 'Add Cheese and dibs toast', 'أضف توست الجبن والدبس')}
          />
        }
      />
      <MenuItemRow
        name={say(context, 'Mutabbaq zubaidi', 'مطبق زبيدي')}
        href="#sold-out"
        description={say(
          context,
          'Pomfret over spiced rice with crisp onions.',
          'زبيدي فوق أرز مبهّر مع بصل مقرمش.',
        )}
        picture={<Picture url={pictureOf('fish')} shape="square" isMuted />}
        tag={<Mark kind="soldOut">{say(context, 'Sold out until 06:00 PM', 'نفدت حتى 06:00 م')}</Mark>}
        price={price(context, '6.750')}
      />
      <MenuItemRow
        name={say(context, 'Water', 'ماء')}
        href="#plain"
        price={price(context, '0.250')}
        action={<AddNotch href="#plain" label={say(context, 'Add Water', 'أضف ماء')} />}
      />
    </MenuSection>
  ),
}

/** On phones the item's own page. The picture may be missing. */
export const Sheet: StoryObj = {
  render: (_, context) => (
    <ItemSheet
      name={say(context, 'Date latte', 'لاتيه التمر')}
      picture={<Picture url={pictureOf('latte')} isFirst />}
      mark={<Mark kind="popular">{say(context, 'Popular', 'الأكثر طلبًا')}</Mark>}
      description={say(
        context,
        'House espresso, steamed milk and date syrup from Khalas dates.',
        'إسبريسو البيت مع حليب مبخّر ودبس من تمر الخلاص.',
      )}
      price={price(context, '1.650')}
      close={<IconButton label={say(context, 'Close', 'إغلاق')} icon={<XIcon />} />}
    >
      <BuyBar>
        <Button variant="primary" size="pay" isWide>
          {say(context, 'Add', 'أضف')} · <Money value="1.650" currency="KWD" locale={inLocale(context)} />
        </Button>
      </BuyBar>
    </ItemSheet>
  ),
}
