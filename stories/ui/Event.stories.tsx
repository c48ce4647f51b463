import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { DateRows, type EventDate } from '@wasl/ui/commerce/events/DateRows'
import { EventCard } from '@wasl/ui/commerce/events/EventCard'
import { EventGrid } from '@wasl/ui/commerce/events/EventGrid'
import { Facts } from '@wasl/ui/commerce/Facts'
import { Mark } from '@wasl/ui/commerce/catalogue/Mark'
import { Picture } from '@wasl/ui/commerce/catalogue/Picture'
import { TicketRow } from '@wasl/ui/commerce/events/TicketRow'
import { Tickets } from '@wasl/ui/commerce/events/Tickets'
import { QuantityStepper } from '@wasl/ui/fields/QuantityStepper'
import { CalendarIcon } from '@wasl/ui/icons/CalendarIcon'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { MapPinIcon } from '@wasl/ui/icons/MapPinIcon'
import { PhoneIcon } from '@wasl/ui/icons/PhoneIcon'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Money } from '@wasl/ui/money/Money'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { pictureOf } from '../patterns/pictures.ts'
import { inLocale, say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]

const meta = { title: 'ui/commerce/Event', tags: ['autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const kwd = (context: Toolbar, value: string) => (
  <Money value={value} currency="KWD" locale={inLocale(context)} />
)

function Seats({ context, of, starts, max }: { context: Toolbar; of: string; starts: number; max: number }) {
  const [quantity, setQuantity] = useState(starts)
  return (
    <QuantityStepper
      label={of}
      value={quantity}
      onChange={setQuantity}
      range={{ min: 0, max }}
      words={{
        decrease: say(context, 'Less', 'أقل'),
        increase: say(context, 'More', 'أكثر'),
        atMax: say(context, `Up to ${max} in one booking`, `الحد الأقصى ${max} في الحجز الواحد`),
      }}
    />
  )
}

/** Places, few places, a limit per booking, held by others, sold out with a way on, and not on sale yet. */
export const TicketStates: Story = {
  render: (_, context) => {
    const seat = say(context, 'Seat', 'مقعد')
    const duo = say(context, 'Seat for two', 'مقعدان')
    return (
      <Tickets label={say(context, 'Tickets', 'التذاكر')}>
        <TicketRow
          name={seat}
          price={kwd(context, '6.500')}
          availability={{ kind: 'available', text: say(context, '12 left', 'بقي 12') }}
          limits={say(context, 'Up to 4 in one booking', 'الحد الأقصى 4 في الحجز الواحد')}
          action={<Seats context={context} of={seat} starts={2} max={4} />}
        />
        <TicketRow
          name={duo}
          description={say(context, 'Two chairs at one small table.', 'كرسيان على طاولة صغيرة.')}
          price={kwd(context, '12.000')}
          availability={{ kind: 'few', text: say(context, 'Only 2 left', 'بقي اثنان فقط') }}
          action={<Seats context={context} of={duo} starts={0} max={2} />}
        />
        <TicketRow
          name={say(context, 'Standing', 'وقوف')}
          price={kwd(context, '9.000')}
          availability={{
            kind: 'held',
            text: say(context, 'In other carts, may come back', 'في سلات أخرى، وقد تعود'),
          }}
        />
        <TicketRow
          name={say(context, 'Child place', 'مكان طفل')}
          price={kwd(context, '5.000')}
          availability={{ kind: 'soldOut', text: say(context, 'Sold out', 'نفدت التذاكر') }}
          action={
            <ButtonLink href="#dates" size="row">
              {say(context, 'Other dates', 'تواريخ أخرى')}
            </ButtonLink>
          }
        />
        <TicketRow
          name={say(
            context,
            'Table for four near the musicians, with a pot of coffee and a plate of stuffed dates',
            'طاولة لأربعة قرب العازفين مع دلة قهوة وصحن تمر محشو',
          )}
          price={kwd(context, '48.000')}
          availability={{
            kind: 'later',
            text: say(context, 'On sale from 1 Dec 2026, 10:00 AM', 'تُباع من 1 ديسمبر 2026، 10:00 ص'),
          }}
        />
      </Tickets>
    )
  },
}

const dates = (context: Toolbar): EventDate[] => {
  const time = say(context, '07:00 PM – 08:30 PM', '07:00 م – 08:30 م')
  return [
    {
      value: '2026-11-25',
      day: say(context, 'Wed 25 Nov', 'الأربعاء 25 نوفمبر'),
      time,
      left: { kind: 'available', text: say(context, '12 places left', 'بقي 12 مقعدًا') },
    },
    {
      value: '2026-11-26',
      day: say(context, 'Thu 26 Nov', 'الخميس 26 نوفمبر'),
      time,
      left: { kind: 'soldOut', text: say(context, 'Sold out', 'نفدت التذاكر') },
    },
    {
      value: '2026-12-03',
      day: say(context, 'Thu 3 Dec', 'الخميس 3 ديسمبر'),
      time,
      left: { kind: 'few', text: say(context, 'Only 3 left', 'بقيت 3 فقط') },
    },
  ]
}

export const Dates: StoryObj<Meta<typeof DateRows>> = {
  args: { onChoose: fn() },
  tags: ['touch'],
  render: (args, context) => (
    <DateRows
      name="event_date"
      legend={say(context, 'Choose a date', 'اختر تاريخًا')}
      dates={dates(context)}
      defaultChosen="2026-11-25"
      onChoose={args.onChoose}
    />
  ),
  play: async ({ canvas, args }) => {
    const [first, soldOut, last] = canvas.getAllByRole('radio')
    await expect(first).toBeChecked()
    await expect(soldOut).toBeDisabled()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(last).toBeChecked()
    await expect(args.onChoose).toHaveBeenLastCalledWith('2026-12-03')
  },
}

export const Cards: Story = {
  render: (_, context) => (
    <EventGrid label={say(context, 'Events', 'الفعاليات')}>
      <EventCard
        name={say(context, 'Tide tasting: seven dates, seven coffees', 'تذوق المدّ: سبع تمرات وسبع قهوات')}
        href="#tasting"
        picture={<Picture url={pictureOf('ev-tasting')} />}
        marks={
          <>
            <Mark kind="price">
              {say(context, 'From', 'من')} {kwd(context, '6.500')}
            </Mark>
            <Mark kind="few">{say(context, '3 places left', 'بقيت 3 مقاعد')}</Mark>
          </>
        }
        when={say(context, '25 Nov – 3 Dec 2026, 07:00 PM', '25 نوفمبر – 3 ديسمبر 2026، 07:00 م')}
        where={say(context, 'Seafront House, Salmiya', 'بيت البحر، السالمية')}
      />
      <EventCard
        name={say(context, 'Sunset reading circle', 'حلقة قراءة عند الغروب')}
        href="#reading"
        picture={<Picture url={null} />}
        marks={<Mark kind="price">{say(context, 'Free', 'مجانية')}</Mark>}
        when={say(context, '23 Nov 2026, 05:00 PM', '23 نوفمبر 2026، 05:00 م')}
        where={say(context, 'Seafront House, Salmiya', 'بيت البحر، السالمية')}
      />
      <EventCard
        name={say(context, 'Little hands: paint with coffee', 'أيادٍ صغيرة: الرسم بالقهوة')}
        href="#kids"
        picture={<Picture url={pictureOf('finjan')} isMuted />}
        marks={<Mark kind="soldOut">{say(context, 'Sold out', 'نفدت التذاكر')}</Mark>}
        when={say(context, '22 Nov 2026, 10:00 AM', '22 نوفمبر 2026، 10:00 ص')}
        where={say(context, 'Mubarak Al-Kabeer', 'مبارك الكبير')}
      />
    </EventGrid>
  ),
}

export const FactsOfAnEvent: Story = {
  render: (_, context) => (
    <Facts
      facts={[
        {
          key: 'dates',
          icon: <CalendarIcon />,
          title: say(context, '25 Nov – 3 Dec 2026', '25 نوفمبر – 3 ديسمبر 2026'),
          note: say(context, 'Four evenings', 'أربع أمسيات'),
        },
        {
          key: 'time',
          icon: <ClockIcon />,
          title: say(context, '07:00 PM – 08:30 PM', '07:00 م – 08:30 م'),
          note: say(context, '90 minutes, seated', '90 دقيقة، جلوسًا'),
        },
        {
          key: 'place',
          icon: <MapPinIcon />,
          title: say(context, 'Seafront House', 'بيت البحر'),
          note: say(context, 'Gulf Street 14, Block 10, Salmiya', 'شارع الخليج 14، قطعة 10، السالمية'),
        },
        { key: 'phone', icon: <PhoneIcon />, title: <Ltr>+965 2234 5678</Ltr> },
      ]}
    />
  ),
}
