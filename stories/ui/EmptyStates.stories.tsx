import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@wasl/ui/actions/Button'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { ErrorState } from '@wasl/ui/data/ErrorState'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import { RefreshCwIcon } from '@wasl/ui/icons/RefreshCwIcon'
import { Card } from '@wasl/ui/layout/Card'
import css from './charts.module.css'
import { say } from './in-locale.ts'

const meta = { title: 'ui/Data/Empty states', tags: ['autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const EmptyAndErrors: Story = {
  render: (_, context) => (
    <div className={css.charts}>
      <Card>
        <EmptyState
          kind="no-data"
          title={say(context, 'Ask for your first payment', 'اطلب أول دفعة')}
          actions={
            <>
              <Button variant="primary" icon={<PlusIcon />}>
                {say(context, 'New request', 'طلب جديد')}
              </Button>
              <Button>{say(context, 'Upload many at once', 'رفع عدة طلبات')}</Button>
            </>
          }
        >
          {say(
            context,
            'Write the amount, send the link, and the request shows up here with its state, from created to paid.',
            'اكتب المبلغ وأرسل الرابط، فيظهر الطلب هنا بحالته من الإنشاء حتى الدفع.',
          )}
        </EmptyState>
      </Card>
      <Card>
        <EmptyState
          kind="no-results"
          title={say(context, 'Nothing matches', 'لا نتائج مطابقة')}
          actions={<Button>{say(context, 'Clear filters', 'مسح عوامل التصفية')}</Button>}
        >
          {say(context, '128 payments are outside of these filters.', '128 دفعة خارج عوامل التصفية هذه.')}
        </EmptyState>
      </Card>
      <Card>
        <EmptyState
          kind="no-permission"
          title={say(context, 'This list is not open to you', 'هذه القائمة غير متاحة لك')}
          actions={<Button>{say(context, 'Ask for the permission', 'طلب الصلاحية')}</Button>}
        >
          {say(context, 'An administrator can open it.', 'يمكن للمسؤول إتاحتها.')}
        </EmptyState>
      </Card>
      <Card>
        <EmptyState
          kind="paused"
          title={say(context, 'Sending is paused', 'الإرسال متوقف مؤقتًا')}
          actions={<Button>{say(context, 'Go on sending', 'متابعة الإرسال')}</Button>}
        >
          {say(context, '37 of 58 links were sent.', 'أُرسل 37 رابطًا من 58.')}
        </EmptyState>
      </Card>
      <Card>
        <EmptyState
          kind="expired"
          title={say(context, 'The file was kept for 30 days', 'حُفظ الملف 30 يومًا')}
          actions={<Button icon={<DownloadIcon />}>{say(context, 'Make it again', 'إنشاء من جديد')}</Button>}
        />
      </Card>
      <Card>
        <ErrorState
          kind="failed"
          title={say(context, 'The list did not arrive', 'لم تصل القائمة')}
          actions={
            <Button variant="primary" icon={<RefreshCwIcon />}>
              {say(context, 'Try again', 'حاول مرة أخرى')}
            </Button>
          }
          code={{
            text: 'req_8f31c0',
            label: say(context, 'Tell support this code:', 'اذكر هذا الرمز للدعم:'),
            copyLabel: say(context, 'Copy', 'نسخ'),
            copiedLabel: say(context, 'Copied to clipboard', 'تم النسخ'),
          }}
        >
          {say(
            context,
            'Your payments are safe: nothing was changed. The server took longer than 10 seconds to answer.',
            'مدفوعاتك سليمة: لم يتغير شيء. تأخر الخادم أكثر من 10 ثوانٍ في الرد.',
          )}
        </ErrorState>
      </Card>
      <Card>
        <ErrorState
          kind="offline"
          title={say(context, 'You are offline', 'أنت غير متصل')}
          actions={<Button icon={<RefreshCwIcon />}>{say(context, 'Try again', 'حاول مرة أخرى')}</Button>}
        >
          {say(context, 'What you typed is kept.', 'ما كتبته محفوظ.')}
        </ErrorState>
      </Card>
      <Card>
        <ErrorState
          kind="not-found"
          title={say(context, 'PR-1016 is not here', '\u2066PR-1016\u2069 غير موجود')}
          actions={<Button>{say(context, 'All transactions', 'كل المعاملات')}</Button>}
        >
          {say(context, 'It may have been deleted.', 'ربما حُذف.')}
        </ErrorState>
      </Card>
    </div>
  ),
}
