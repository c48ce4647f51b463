import type { Meta, StoryObj } from '@storybook/react-vite'
import { CategoryNav } from '@wasl/ui/commerce/catalogue/CategoryNav'
import { CategoryTree } from '@wasl/ui/commerce/catalogue/CategoryTree'
import { LayoutDashboardIcon } from '@wasl/ui/icons/LayoutDashboardIcon'
import { PencilIcon } from '@wasl/ui/icons/PencilIcon'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { Breadcrumbs } from '@wasl/ui/navigation/Breadcrumbs'
import { NavigationLink } from '@wasl/ui/navigation/NavigationLink'
import { SearchButton } from '@wasl/ui/navigation/SearchButton'
import { Tabs } from '@wasl/ui/navigation/Tabs'
import { MenuList } from '@wasl/ui/overlays/menus/MenuList'
import { Paginator } from '@wasl/ui/table/Paginator'
import { SavedViews } from '@wasl/ui/table/filters/SavedViews'
import { fn } from 'storybook/test'
import { pageWords, viewWords } from '../patterns/sample-list-words.tsx'
import { inLocale, say } from '../ui/in-locale.ts'
import { answersAll, wordsIn } from './answers.ts'
import { Held } from './Held.tsx'
import { Plate } from './Plate.tsx'
import { Sheet } from './Sheet.tsx'

const meta = { title: 'foundations/Interaction of navigation' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const nothing = fn()

export const Navigation: Story = {
  play: answersAll,
  render: (_, context) => {
    const words = wordsIn(context)
    const home = say(context, 'Home', 'الرئيسية')
    const all = say(context, 'All', 'الكل')
    const failed = say(context, 'Failed', 'فشلت')
    const sweets = say(context, 'Sweets', 'الحلويات')
    return (
      <Sheet
        title={say(context, 'Ways through the product answer', 'طرق التنقل تستجيب')}
        lead={say(
          context,
          'Tabs, menus and links that lead on show a pointer, the focus and a press.',
          'تُظهر الألسنة والقوائم والروابط المؤشر والتركيز والضغط.',
        )}
      >
        <Plate title={say(context, 'Tabs and menus', 'الألسنة والقوائم')}>
          <Held name="Tabs" words={words} isWide>
            {(state) => (
              <Tabs
                label={`${say(context, 'Views', 'العروض')} ${words[state]}`}
                tabs={[
                  { id: 'all', label: all, count: '14' },
                  { id: 'failed', label: failed },
                ]}
                selected="all"
                onSelect={nothing}
                moreLabel={say(context, 'More', 'المزيد')}
              >
                {all}
              </Tabs>
            )}
          </Held>
          <Held name="Menu" words={words} isWide>
            {(state) => (
              <MenuList
                label={`${say(context, 'Actions', 'الإجراءات')} ${words[state]}`}
                groups={[
                  {
                    id: 'row',
                    items: [
                      {
                        id: 'edit',
                        label: say(context, 'Edit', 'تعديل'),
                        icon: <PencilIcon />,
                        shortcut: 'E',
                      },
                      {
                        id: 'delete',
                        label: say(context, 'Delete', 'حذف'),
                        icon: <Trash2Icon />,
                        tone: 'danger',
                      },
                    ],
                  },
                ]}
                onAction={nothing}
              />
            )}
          </Held>
          <Held name="SavedViews" words={words} isWide>
            {(state) => (
              <SavedViews
                views={[
                  { id: 'all', label: all },
                  { id: 'failed', label: failed },
                ]}
                selected="all"
                words={{
                  ...viewWords[inLocale(context)].words,
                  views: `${viewWords[inLocale(context)].words.views} ${words[state]}`,
                }}
                onSelect={nothing}
              />
            )}
          </Held>
        </Plate>
        <Plate title={say(context, 'Links that lead on', 'روابط التنقل')}>
          <Held name="NavigationLink" words={words} isWide>
            {() => (
              <NavigationLink
                leaf={{ id: 'home', label: home, href: '#home' }}
                icon={<LayoutDashboardIcon />}
                isCurrent={false}
              />
            )}
          </Held>
          <Held name="SearchButton" words={words} isWide>
            {() => <SearchButton label={say(context, 'Search', 'بحث')} onPress={nothing} />}
          </Held>
          <Held name="Breadcrumbs" words={words} isWide>
            {(state) => (
              <Breadcrumbs
                label={`${say(context, 'You are here', 'أنت هنا')} ${words[state]}`}
                crumbs={[
                  { id: 'home', label: home, href: '#home' },
                  { id: 'failed', label: failed },
                ]}
                moreLabel={say(context, 'Pages in between', 'الصفحات بينهما')}
              />
            )}
          </Held>
          <Held name="CategoryNav" words={words} isWide>
            {(state) => (
              <CategoryNav
                label={`${say(context, 'Menu sections', 'أقسام القائمة')} ${words[state]}`}
                categories={[
                  { id: 'all', label: all, href: '#all' },
                  { id: 'sweets', label: sweets, href: '#sweets' },
                ]}
                current="all"
              />
            )}
          </Held>
          <Held name="CategoryTree" words={words} isWide>
            {(state) => (
              <CategoryTree
                label={`${say(context, 'Categories', 'الأقسام')} ${words[state]}`}
                current="all"
                unfoldLabel={(name) => say(context, `What is in ${name}`, `ما في ${name}`)}
                categories={[
                  { id: 'all', label: all, href: '#all' },
                  { id: 'sweets', label: sweets, href: '#sweets', count: '6' },
                ]}
              />
            )}
          </Held>
          <Held name="Paginator" words={words} isWide>
            {(state) => (
              <Paginator
                rows={{ label: '', options: [], selected: '', onSelect: nothing }}
                range={pageWords[inLocale(context)].range(1, 10, '30')}
                pages={{ kind: 'numbered', page: 1, count: 3 }}
                words={{
                  ...pageWords[inLocale(context)].words,
                  pages: `${pageWords[inLocale(context)].words.pages} ${words[state]}`,
                }}
                hrefOf={(page) => `#page=${page}`}
                onPage={nothing}
              />
            )}
          </Held>
        </Plate>
      </Sheet>
    )
  },
}
