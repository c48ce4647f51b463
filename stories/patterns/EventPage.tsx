import { Button } from '@wasl/ui/actions/Button'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { BuyBar } from '@wasl/ui/commerce/cart/BuyBar'
import { Facts } from '@wasl/ui/commerce/Facts'
import { Hero } from '@wasl/ui/commerce/Hero'
import { Mark } from '@wasl/ui/commerce/catalogue/Mark'
import { Picture } from '@wasl/ui/commerce/catalogue/Picture'
import { TicketRow } from '@wasl/ui/commerce/events/TicketRow'
import { Tickets } from '@wasl/ui/commerce/events/Tickets'
import { AvailabilityCalendar } from '@wasl/ui/dates/AvailabilityCalendar'
import { QuantityStepper } from '@wasl/ui/fields/QuantityStepper'
import { CalendarIcon } from '@wasl/ui/icons/CalendarIcon'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { MapPinIcon } from '@wasl/ui/icons/MapPinIcon'
import { PhoneIcon } from '@wasl/ui/icons/PhoneIcon'
import { UsersIcon } from '@wasl/ui/icons/UsersIcon'
import { KeyValueList } from '@wasl/ui/text/KeyValueList'
import { Card } from '@wasl/ui/layout/Card'
import { Inline } from '@wasl/ui/layout/Inline'
import { Stack } from '@wasl/ui/layout/Stack'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Money } from '@wasl/ui/money/Money'
import { useState } from 'react'
import { inLocale, say } from '../ui/in-locale.ts'
import { calendarWords, offeredDays } from './event-dates.ts'
import { pictureOf } from './pictures.ts'
import './shop.css'
import { ShopFrame, type Toolbar } from './ShopFrame.tsx'

export function EventPage({ context }: { context: Toolbar }) {
  return (
    <ShopFrame
      context={context}
      columns="booking"
      hasBar
      tools={
        <span className="shop-wide">
          <ButtonLink href="#events" variant="quiet" size="row">
            {say(context, 'All events', 'كل الفعاليات')}
          </ButtonLink>
        </span>
      }
    >
      <Hero>
        <Picture url={pictureOf('ev-tasting')} shape="hero" isFirst />
      </Hero>
      <Stack gap={24}>
        <About context={context} />
        <div className="shop-wide shop-map">
          <img src={pictureOf('map-salmiya')} alt={say(context, 'Map of Salmiya', 'خريطة السالمية')} />
        </div>
      </Stack>
      <Booking context={context} />
    </ShopFrame>
  )
}

function About({ context }: { context: Toolbar }) {
  return (
    <>
      <div>
        <Inline>
          <Mark kind="price">
            {say(context, 'From', 'من')} <Money value="6.500" currency="KWD" locale={inLocale(context)} />
          </Mark>
          <Mark kind="info" icon={<UsersIcon size={14} />}>
            {say(context, 'Ages 12 and up', 'من عمر 12 سنة')}
          </Mark>
        </Inline>
        <h1 className="shop-title">
          {say(context, 'Tide tasting: seven dates, seven coffees', 'تذوق المدّ: سبع تمرات وسبع قهوات')}
        </h1>
        <p className="shop-lead">
          {say(
            context,
            'A seated tasting with our roaster: seven dates, each with its own coffee.',
            'جلسة تذوق مع محمصنا: سبع تمرات، لكل تمرة قهوتها.',
          )}
        </p>
      </div>
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
          {
            key: 'phone',
            icon: <PhoneIcon />,
            title: <Ltr>+965 2234 5678</Ltr>,
            note: say(context, 'Questions about seats or allergies', 'للسؤال عن المقاعد أو الحساسية'),
          },
        ]}
      />
    </>
  )
}

const fils = (minor: number) => `${Math.floor(minor / 1000)}.${String(minor % 1000).padStart(3, '0')}`

function Booking({ context }: { context: Toolbar }) {
  const [day, setDay] = useState('2026-11-25')
  const [seats, setSeats] = useState(2)
  const [pairs, setPairs] = useState(0)
  const total = <Money value={fils(seats * 6500 + pairs * 12000)} currency="KWD" locale={inLocale(context)} />
  const seat = say(context, 'Seat', 'مقعد')
  const pair = say(context, 'Seat for two', 'مقعدان')
  const stepperWords = {
    decrease: say(context, 'Less', 'أقل'),
    increase: say(context, 'More', 'أكثر'),
  }
  return (
    <Card label={say(context, 'Booking', 'الحجز')}>
      <AvailabilityCalendar
        label={say(context, 'Choose a date', 'اختر تاريخًا')}
        days={offeredDays(context)}
        value={day}
        onChange={setDay}
        today="2026-11-20"
        words={calendarWords(context)}
      />
      <p className="shop-when">
        <b>{say(context, 'Wed 25 Nov', 'الأربعاء 25 نوفمبر')}</b>
        {say(context, ', 07:00 PM – 08:30 PM', '، 07:00 م – 08:30 م')}
      </p>
      <Tickets label={say(context, 'Tickets', 'التذاكر')}>
        <TicketRow
          name={seat}
          price={<Money value="6.500" currency="KWD" locale={inLocale(context)} />}
          availability={{ kind: 'available', text: say(context, '12 left', 'بقي 12') }}
          action={
            <QuantityStepper
              label={seat}
              value={seats}
              onChange={setSeats}
              range={{ min: 0, max: 10 }}
              words={{ ...stepperWords, atMax: say(context, '10 at most', '10 على الأكثر') }}
            />
          }
        />
        <TicketRow
          name={pair}
          price={<Money value="12.000" currency="KWD" locale={inLocale(context)} />}
          availability={{ kind: 'few', text: say(context, 'Only 2 left', 'بقي اثنان فقط') }}
          action={
            <QuantityStepper
              label={pair}
              value={pairs}
              onChange={setPairs}
              range={{ min: 0, max: 2 }}
              words={{ ...stepperWords, atMax: say(context, 'Only 2 left', 'بقي اثنان فقط') }}
            />
          }
        />
      </Tickets>
      <div className="shop-total">
        <KeyValueList
          tone="total"
          rows={[{ key: 'total', label: say(context, 'Total', 'الإجمالي'), value: total }]}
        />
      </div>
      <BuyBar>
        <Button variant="primary" size="pay" isWide>
          {say(context, 'Book', 'احجز')} · {total}
        </Button>
      </BuyBar>
      <p className="shop-after">
        {say(context, 'You enter names and pay on the next page.', 'تُدخل الأسماء وتدفع في الصفحة التالية.')}
      </p>
    </Card>
  )
}
