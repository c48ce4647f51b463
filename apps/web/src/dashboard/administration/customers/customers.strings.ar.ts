import type { CustomersString } from './customers.strings.ts'

export const customersStringsAr: Record<CustomersString, string> = {
  'personal.search': 'ابحث عن عميل',
  'personal.searchPlaceholder': 'الاسم أو البريد أو الهاتف',
  'personal.clear': 'مسح البحث',
  'personal.start': 'ابحث عن عميل لترى ما هو محفوظ عنه.',
  'personal.results':
    '{n, plural, =0 {لا أحد} zero {لا أحد} one {عميل واحد} two {عميلان} few {# عملاء} many {# عميلًا} other {# عميل}}',
  'personal.more': 'يظهر أحدث {limit} فقط. اكتب جزءًا أطول من الاسم.',
  'personal.nobody': 'لا أحد',
  'personal.nobodyText': 'جرّب جزءًا آخر من الاسم أو البريد الإلكتروني أو آخر أرقام الهاتف.',
  'personal.unnamed': 'بلا اسم',
  'personal.requests':
    '{n, plural, =0 {لا طلبات} zero {لا طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
  'personal.last': 'آخرها {when}',
  'personal.see': 'عرض ما هو محفوظ',
  'personal.title': 'ما هو محفوظ عن {name}',
  'personal.close': 'إغلاق',
  'personal.names': 'الأسماء',
  'personal.emails': 'البريد الإلكتروني',
  'personal.phones': 'الهاتف',
  'personal.stored': 'المحفوظ',
  'personal.attempts':
    '{n, plural, =0 {لا محاولات دفع} zero {لا محاولات دفع} one {محاولة دفع واحدة} two {محاولتا دفع} few {# محاولات دفع} many {# محاولة دفع} other {# محاولة دفع}}',
  'personal.messages':
    '{n, plural, =0 {لا رسائل} zero {لا رسائل} one {رسالة واحدة} two {رسالتان} few {# رسائل} many {# رسالة} other {# رسالة}}',
  'personal.lists':
    '{n, plural, =0 {ليس في أي قاعدة دفع} zero {ليس في أي قاعدة دفع} one {في قاعدة دفع واحدة} two {في قاعدتي دفع} few {في # قواعد دفع} many {في # قاعدة دفع} other {في # قاعدة دفع}}',
  'personal.history':
    '{n, plural, =0 {لا قيود في سجل التدقيق} zero {لا قيود في سجل التدقيق} one {قيد واحد في سجل التدقيق} two {قيدان في سجل التدقيق} few {# قيود في سجل التدقيق} many {# قيدًا في سجل التدقيق} other {# قيد في سجل التدقيق}}',
  'personal.since': 'من {first} إلى {last}',
  'personal.alike': 'كل ما له البريد أو الهاتف أو رقم العميل نفسه شخص واحد.',
  'personal.inFlight': 'قد تكون هناك مبالغ قيد الحركة لهذا العميل. انتظر حتى يرد بنكه.',
  'personal.waiting':
    '{n, plural, zero {لا طلبات تنتظر الدفع} one {طلب واحد ما زال ينتظر الدفع. سيستمر بلا اسم.} two {طلبان ما زالا ينتظران الدفع. سيستمران بلا اسم.} few {# طلبات ما زالت تنتظر الدفع. ستستمر بلا اسم.} many {# طلبًا ما زالت تنتظر الدفع. ستستمر بلا اسم.} other {# طلب ما زالت تنتظر الدفع. ستستمر بلا اسم.}}',
  'personal.export': 'تصدير بصيغة JSON',
  'personal.exported': 'نُزّلت النسخة',
  'personal.erase': 'محو',
  'personal.eraseTitle': 'محو {name} نهائيًا؟',
  'personal.eraseText':
    'يُزال الاسم والبريد والهاتف والعناوين والرسائل والمرفقات من كل شيء. وتبقى المبالغ والتواريخ والأرقام المرجعية كما يطلب قانون مسك الدفاتر. لا يمكن لأحد التراجع عن هذا.',
  'personal.eraseYes': 'محو نهائي',
  'personal.eraseNo': 'إبقاء',
  'personal.erasing': 'جارٍ المحو…',
  'personal.erased':
    'مُحي من {n, plural, zero {لا طلبات} one {طلب واحد} two {طلبين} few {# طلبات} many {# طلبًا} other {# طلب}}',
  'personal.retention': 'الاحتفاظ ببيانات العملاء',
  'personal.retentionNote': 'يُمحى تلقائيًا العملاء الذين لم يُطلب منهم شيء هذه المدة. وتبقى مبالغهم وتواريخها.',
  'personal.forever': 'الاحتفاظ بها حتى يمحوها أحد',
  'personal.days': 'المحو بعد',
  'personal.daysUnit': 'يومًا',
  'personal.daysHint': 'بين 30 و3650 يومًا',
  'personal.log': 'آخر عمليات المحو',
  'personal.logNone': 'لم يُمحَ أحد بعد.',
  'personal.asked': 'بطلب من {actor}',
  'personal.byItself': 'بعد انقضاء مدة الاحتفاظ',
  'personal.counts':
    '{requests, plural, zero {لا طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}، {messages, plural, zero {لا رسائل} one {رسالة واحدة} two {رسالتان} few {# رسائل} many {# رسالة} other {# رسالة}}',
}
