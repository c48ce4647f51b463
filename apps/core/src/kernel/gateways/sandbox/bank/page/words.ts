import type { Locale, Localised } from '@wasl/domain/locale'

/** The bank's own words; what scenarios are called stands in their table. */
const words = {
  bankName: { en: 'Sandbox Bank', ar: 'بنك التجربة' },
  bannerTitle: {
    en: 'This is a test bank. No real money moves.',
    ar: 'هذا بنك تجريبي. لا تتحرك أموال حقيقية.',
  },
  bannerText: {
    en: 'You choose the answer the bank gives. Never type a real card here.',
    ar: 'أنت تختار إجابة البنك. لا تكتب بطاقة حقيقية هنا أبدًا.',
  },
  asksFor: { en: '{merchant} asks for', ar: '{merchant} يطلب' },
  orderNo: { en: 'Order no.', ar: 'رقم الطلب' },
  trackId: { en: 'Track ID', ar: 'رقم التتبع' },
  testCard: { en: 'Test card', ar: 'بطاقة تجريبية' },
  openUntil: { en: 'Open until', ar: 'مفتوحة حتى' },
  whichAnswer: { en: 'What should the bank answer?', ar: 'بماذا يجيب البنك؟' },
  decline: { en: 'Decline', ar: 'رفض الدفعة' },
  declineHint: {
    en: 'Not enough money, expired card, wrong CVV…',
    ar: 'رصيد لا يكفي، بطاقة منتهية، رمز أمان خاطئ…',
  },
  cancel: { en: 'Cancel as the payer', ar: 'إلغاء كأنك الدافع' },
  cancelHint: { en: 'Returns without paying', ar: 'عودة دون دفع' },
  pending: { en: 'Leave it pending', ar: 'إبقاؤها معلّقة' },
  pendingHint: { en: 'Approve or decline it later', ar: 'اعتمادها أو رفضها لاحقًا' },
  wait: { en: 'The bank decides after', ar: 'يقرر البنك بعد' },
  moreAnswers: { en: 'More answers', ar: 'إجابات أخرى' },
  moreAnswersHint: { en: 'Part of the amount, 3-D Secure results', ar: 'جزء من المبلغ، نتائج التحقق الآمن' },
  asScenario: { en: 'Answer as this payment asks', ar: 'الإجابة كما تطلب هذه الدفعة' },
  madeFor: { en: 'This payment was made to show: {scenario}', ar: 'أُنشئت هذه الدفعة لتجربة: {scenario}' },
  report: { en: 'Callback and return', ar: 'الإشعار والعودة' },
  normalReport: { en: 'Normal callback, then the payer returns', ar: 'إشعار عادي ثم يعود الدافع' },
  callback: { en: 'Callback to the shop', ar: 'الإشعار إلى المتجر' },
  return: { en: 'Return of the payer', ar: 'عودة الدافع' },
  inquiry: { en: 'Inquiries of the shop', ar: 'استعلام المتجر' },
  cancelAsked: { en: 'Closing asked by the shop', ar: 'طلب المتجر للإغلاق' },
  card: { en: 'Pay as a robot does', ar: 'الدفع كما تفعل الآلة' },
  cardHint: { en: 'A test card number or a test name', ar: 'رقم بطاقة تجريبية أو اسم تجريبي' },
  cardField: { en: 'Test card number or name', ar: 'رقم البطاقة التجريبية أو الاسم' },
  cardUnknown: {
    en: 'Only the test cards and names listed here work. What was typed is not kept.',
    ar: 'تعمل البطاقات والأسماء التجريبية المذكورة هنا فقط. لا يُحفظ ما كُتب.',
  },
  pay: { en: 'Pay', ar: 'ادفع' },
  codeTitle: { en: 'Type the code', ar: 'اكتب الرمز' },
  codeHint: {
    en: 'A real bank would send it to the phone. Here it is always',
    ar: 'يرسله البنك الحقيقي إلى الهاتف. هنا هو دائمًا',
  },
  codeField: { en: 'Code', ar: 'الرمز' },
  codeWrong: { en: 'The code is wrong.', ar: 'الرمز غير صحيح.' },
  lastTry: { en: 'One try left.', ar: 'بقيت محاولة واحدة.' },
  twoTries: { en: 'Two tries left.', ar: 'بقيت محاولتان.' },
  confirm: { en: 'Confirm', ar: 'تأكيد' },
  codeTimesOut: { en: 'Let the time run out', ar: 'دع الوقت ينتهي' },
  codeCancel: { en: 'Cancel the code step', ar: 'إلغاء خطوة الرمز' },
  pendingTitle: { en: 'The bank has not decided yet', ar: 'لم يقرر البنك بعد' },
  decidesAt: { en: 'It decides by itself at', ar: 'يقرر تلقائيًا عند' },
  decidesByHand: { en: 'It decides when you say so.', ar: 'يقرر عندما تطلب ذلك.' },
  approveNow: { en: 'Approve now', ar: 'اعتماد الآن' },
  declineNow: { en: 'Decline now', ar: 'رفض الآن' },
  backToShop: { en: 'Return to the shop', ar: 'العودة إلى المتجر' },
  capturedTitle: { en: 'The bank took {amount}', ar: 'أخذ البنك {amount}' },
  authorizedTitle: { en: 'The bank holds {amount}', ar: 'يحجز البنك {amount}' },
  failedTitle: { en: 'The bank declined', ar: 'رفض البنك الدفعة' },
  canceledTitle: { en: 'The payment was canceled', ar: 'أُلغيت الدفعة' },
  expiredTitle: { en: 'This page has expired', ar: 'انتهت صلاحية هذه الصفحة' },
  details: { en: 'What the bank says', ar: 'ما يقوله البنك' },
  sendAgain: { en: 'Send a callback by hand', ar: 'إرسال إشعار يدويًا' },
  send: { en: 'Send', ar: 'إرسال' },
  leftTitle: { en: 'The payer has left', ar: 'غادر الدافع' },
  leftText: { en: 'The shop was told nothing by this browser.', ar: 'لم يبلغ هذا المتصفح المتجر بشيء.' },
  silentTitle: { en: 'The bank does not answer', ar: 'البنك لا يجيب' },
  silentText: {
    en: 'The charge was made, the answer is lost, and no callback follows. Only an inquiry finds out.',
    ar: 'تم الخصم وضاع الرد ولا يصل إشعار. لا يكشف ذلك إلا الاستعلام.',
  },
  elsewhereTitle: { en: 'Open this address in another browser', ar: 'افتح هذا العنوان في متصفح آخر' },
  openPayment: { en: 'Open the payment again', ar: 'فتح الدفعة مرة أخرى' },
  withoutAnswer: { en: 'To the shop without an answer', ar: 'إلى المتجر دون إجابة' },
  timeline: { en: 'What happened', ar: 'ما حدث' },
  notFoundTitle: { en: 'The bank does not know this payment', ar: 'لا يعرف البنك هذه الدفعة' },
  payments: { en: 'Payments at the test bank', ar: 'دفعات البنك التجريبي' },
  noPayments: { en: 'No payment has reached the bank yet.', ar: 'لم تصل أي دفعة إلى البنك بعد.' },
  allPayments: { en: 'All payments', ar: 'كل الدفعات' },
  scenarios: { en: 'Everything the test bank can do', ar: 'كل ما يستطيعه البنك التجريبي' },
  scenariosText: {
    en: 'A payment names what it wants to happen, at most one line of each list, joined by a plus sign.',
    ar: 'تذكر الدفعة ما تريد حدوثه: سطر واحد على الأكثر من كل قائمة، تجمعها علامة زائد.',
  },
  create: { en: 'Answer to the call that opens the payment', ar: 'الرد على طلب فتح الدفعة' },
  partOfDemo: {
    en: 'Part of the demo on {host} · switched off in production',
    ar: 'جزء من العرض على {host} · مغلق في الإنتاج',
  },
} as const satisfies Record<string, Localised>

export type Word = keyof typeof words

export type Say = (word: Word) => string

export const sayIn =
  (locale: Locale): Say =>
  (word) =>
    words[word][locale]
