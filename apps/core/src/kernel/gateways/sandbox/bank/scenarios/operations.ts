import { row } from './row.ts'

/** Results of refunds, captures and voids. */
export const operations = {
  'operation-normal': row(
    ['Done at once', 'يُنفّذ فورًا'],
    [
      'The bank refunds, captures or voids as it is asked.',
      'ينفذ البنك الاسترداد أو التحصيل أو الإبطال كما طُلب.',
    ],
  ),
  'operation-declined': row(
    ['Refused', 'يُرفض'],
    ['The bank refuses, and nothing moves.', 'يرفض البنك ولا يتحرك شيء.'],
  ),
  'operation-queued-done': row(
    ['Queued, then done', 'يُؤجل ثم يُنفّذ'],
    ['The bank takes it on, and does it some seconds later.', 'يقبل البنك الطلب وينفذه بعد ثوانٍ.'],
    { counts: 'seconds', usually: 30 },
  ),
  'operation-queued-declined': row(
    ['Queued, then refused', 'يُؤجل ثم يُرفض'],
    ['The bank takes it on, and refuses it some seconds later.', 'يقبل البنك الطلب ويرفضه بعد ثوانٍ.'],
    { counts: 'seconds', usually: 30 },
  ),
  'operation-never-ends': row(
    ['Queued for ever', 'يُؤجل دون نهاية'],
    [
      'The bank takes it on and waits until somebody decides by hand.',
      'يقبل البنك الطلب وينتظر قرارًا يدويًا.',
    ],
  ),
  'operation-timeout-before': row(
    ['Time-out before it', 'انتهاء المهلة قبل التنفيذ'],
    ['The first call gets no answer and nothing was done.', 'لا يأتي رد على الطلب الأول ولم يُنفّذ شيء.'],
  ),
  'operation-timeout-after': row(
    ['Time-out after it', 'انتهاء المهلة بعد التنفيذ'],
    ['It is done, but the answer is lost.', 'نُفّذ الطلب لكن الرد ضاع.'],
  ),
  'operation-server-error': row(
    ['Error 500 instead of it', 'خطأ 500 بدلًا منه'],
    [
      'The first call fails inside the bank and nothing was done.',
      'يفشل الطلب الأول داخل البنك ولم يُنفّذ شيء.',
    ],
  ),
} as const
