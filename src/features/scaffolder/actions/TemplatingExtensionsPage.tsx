import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { actionsRoute } from '../../../model/routes/portalRoutes.ts'
import type { TemplatingFunction, TemplatingValue } from '../../../model/scaffolder/actions.ts'
import { matching, searchedText } from '../../../model/scaffolder/reference.ts'
import { useRoute } from '../../../ui/page/portalContext.ts'
import { useTemplatingExtensionsQuery } from '../scaffolderApi.ts'
import { Reference } from './Reference.tsx'
import classes from './ReferencePage.module.css'
import { ReferencePage } from './ReferencePage.tsx'

const nameOf = ({ name }: { readonly name: string }): string => name

/** `/create/templating-extensions`: filters, functions and values that templates may use. */
export function TemplatingExtensionsPage() {
  const { t } = useTranslation('scaffolder')
  const { search } = useLocation()
  const actions = useRoute(actionsRoute)
  const { data, error, isFetching, refetch } = useTemplatingExtensionsQuery(undefined)
  const text = searchedText(search)
  const filters = matching(data?.filters ?? [], nameOf, text)
  const functions = matching(data?.functions ?? [], nameOf, text)
  const values = matching(data?.values ?? [], nameOf, text)
  return (
    <ReferencePage
      head={{
        title: t('extensions.title'),
        intro: t('extensions.intro'),
        ...(actions !== undefined && { parent: { to: actions, title: t('actions.title') } }),
      }}
      searchLabel={t('extensions.search')}
      failed={t('extensions.failed')}
      names={[...filters, ...functions, ...values].map(nameOf)}
      answer={{ isLoaded: data !== undefined, error: isFetching ? undefined : error, refetch }}
    >
      <Group title={t('extensions.filters')} items={filters} draw={drawFunction} />
      <Group title={t('extensions.functions')} items={functions} draw={drawFunction} />
      <Group title={t('extensions.values')} items={values} draw={drawValue} />
    </ReferencePage>
  )
}

interface GroupProps<One> {
  readonly title: string
  readonly items: readonly One[]
  readonly draw: (item: One, page: string) => ReactNode
}

function Group<One>({ title, items, draw }: GroupProps<One>) {
  const { pathname } = useLocation()
  if (items.length === 0) return null
  return (
    <>
      <h2 className={classes['group']}>{title}</h2>
      {items.map((item) => draw(item, pathname))}
    </>
  )
}

const drawFunction = (one: TemplatingFunction, page: string) => (
  <Reference
    key={one.name}
    name={one.name}
    page={page}
    description={one.description}
    schemas={one.schemas}
    examples={one.examples}
  />
)

const drawValue = ({ name, description, value }: TemplatingValue, page: string) => (
  <Reference
    key={name}
    name={name}
    page={page}
    description={description}
    schemas={{}}
    examples={value === undefined ? [] : [{ example: value, description: name }]}
  />
)
