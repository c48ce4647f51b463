import type { AvailabilityWords } from '@wasl/ui/dates/AvailabilityCalendar'
import type { OfferedDay } from '@wasl/ui/dates/offered-days.ts'
import { say } from '../ui/in-locale.ts'

type Toolbar = Parameters<typeof say>[0]

export const offeredDays = (context: Toolbar): OfferedDay[] => [
  {
    day: '2026-11-25',
    state: 'available',
    text: say(context, '12 left', 'بقي 12'),
    spoken: say(context, '12 places left', 'بقي 12 مقعدًا'),
  },
  {
    day: '2026-11-26',
    state: 'soldOut',
    text: say(context, 'Sold out', 'نفدت'),
    spoken: say(context, 'Sold out', 'نفدت التذاكر'),
  },
  {
    day: '2026-12-02',
    state: 'available',
    text: say(context, '24 left', 'بقي 24'),
    spoken: say(context, '24 places left', 'بقي 24 مقعدًا'),
  },
  {
    day: '2026-12-03',
    state: 'few',
    text: say(context, '3 left', 'بقي 3'),
    spoken: say(context, '3 places left', 'بقي 3 مقاعد'),
  },
]

export const calendarWords = (context: Toolbar): AvailabilityWords => ({
  previous: say(context, 'Earlier dates', 'تواريخ أسبق'),
  next: say(context, 'Later dates', 'تواريخ لاحقة'),
  today: say(context, 'Today', 'اليوم'),
  chosen: say(context, 'chosen', 'محدد'),
  showList: say(context, 'List', 'قائمة'),
  showCalendar: say(context, 'Calendar', 'تقويم'),
  notOffered: say(context, 'not offered', 'غير متاح'),
  nothing: say(context, 'No dates are offered at the moment.', 'لا توجد تواريخ متاحة حاليًا.'),
})
