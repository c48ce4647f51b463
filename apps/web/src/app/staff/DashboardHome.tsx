import { HomePage } from '../../dashboard/home/HomePage.tsx'
import { OrderMenu } from './OrderMenu.tsx'

/** The start of the dashboard, with the actions of the lists. */
export function DashboardHome() {
  return <HomePage OrderMenu={OrderMenu} />
}
