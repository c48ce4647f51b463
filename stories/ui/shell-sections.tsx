import { ArrowLeftRightIcon } from '@wasl/ui/icons/ArrowLeftRightIcon'
import { FileTextIcon } from '@wasl/ui/icons/FileTextIcon'
import { LayersIcon } from '@wasl/ui/icons/LayersIcon'
import { LayoutDashboardIcon } from '@wasl/ui/icons/LayoutDashboardIcon'
import { ReceiptTextIcon } from '@wasl/ui/icons/ReceiptTextIcon'
import { ShieldCheckIcon } from '@wasl/ui/icons/ShieldCheckIcon'
import { TicketIcon } from '@wasl/ui/icons/TicketIcon'
import { UtensilsIcon } from '@wasl/ui/icons/UtensilsIcon'
import type { NavigationSection } from '@wasl/ui/navigation/navigation-items.ts'
import { say } from './in-locale.ts'

type Toolbar = Parameters<typeof say>[0]

export const shellSections = (context: Toolbar): NavigationSection[] => [
  {
    id: 'top',
    items: [
      { id: 'home', label: say(context, 'Home', 'الرئيسية'), icon: <LayoutDashboardIcon />, href: '#home' },
      {
        id: 'all',
        label: say(context, 'All transactions', 'كل المعاملات'),
        icon: <ArrowLeftRightIcon />,
        href: '#all',
      },
    ],
  },
  {
    id: 'collect',
    title: say(context, 'Collect', 'التحصيل'),
    items: [
      {
        id: 'requests',
        label: say(context, 'Payment requests', 'طلبات الدفع'),
        icon: <ReceiptTextIcon />,
        items: [
          { id: 'create', label: say(context, 'Create', 'إنشاء'), href: '#create' },
          { id: 'transactions', label: say(context, 'Transactions', 'المعاملات'), href: '#t', count: '1,204' },
          { id: 'deleted', label: say(context, 'Deleted', 'المحذوفة'), href: '#deleted', count: '14' },
          { id: 'headers', label: say(context, 'Table headers', 'أعمدة الجدول'), href: '#headers' },
        ],
      },
      {
        id: 'bulk',
        label: say(context, 'Bulk payments', 'الدفعات الجماعية'),
        icon: <LayersIcon />,
        items: [{ id: 'uploads', label: say(context, 'Uploads', 'الملفات المرفوعة'), href: '#uploads' }],
      },
    ],
  },
  {
    id: 'sell',
    title: say(context, 'Sell', 'البيع'),
    items: [
      {
        id: 'events',
        label: say(context, 'Events', 'الفعاليات'),
        icon: <TicketIcon />,
        items: [{ id: 'bookings', label: say(context, 'Bookings', 'الحجوزات'), href: '#bookings' }],
      },
      {
        id: 'food',
        label: say(context, 'Food ordering', 'طلبات الطعام'),
        icon: <UtensilsIcon />,
        href: '#food',
        badge: '2',
        badgeLabel: say(context, '2 to answer', '2 بانتظار الرد'),
      },
    ],
  },
  {
    id: 'manage',
    title: say(context, 'Manage', 'الإدارة'),
    items: [
      {
        id: 'tickets',
        label: say(context, 'Permission requests', 'طلبات الصلاحيات'),
        icon: <ShieldCheckIcon />,
        href: '#tickets',
        badge: '2',
        badgeLabel: say(context, '2 to approve', '2 بانتظار الموافقة'),
      },
      {
        id: 'reports',
        label: say(context, 'Generated reports', 'التقارير'),
        icon: <FileTextIcon />,
        href: '#reports',
      },
    ],
  },
]
