import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { itemOf } from '../../model/import/importItem.ts'
import { importAddress, targetsOfSearch, targetsOfText } from '../../model/import/importTargets.ts'
import { useKeptFocus } from '../../ui/behaviour/useKeptFocus.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { ImportCard } from './ImportCard.tsx'
import { ImportEntry } from './ImportEntry.tsx'
import { selectTypedUrls, urlsTyped } from './importEntrySlice.ts'
import classes from './ImportPage.module.css'
import { registrationRequested, selectImports } from './importsSlice.ts'
import { ImportSteps } from './ImportSteps.tsx'
import { ImportTable } from './ImportTable.tsx'

interface ImportRunProps {
  readonly targets: readonly string[]
}

/** All imports: each URL, and a table above them if there are several. */
function ImportRun({ targets }: ImportRunProps) {
  const { t } = useTranslation('catalog-import')
  const dispatch = useDispatch()
  const items = useSelector(selectImports)
  const typed = useSelector(selectTypedUrls)
  // Typed text may contain invalid lines, which are not analysed.
  const isTyped = targets.every((target) => targetsOfText(typed).includes(target))
  const editable = isTyped ? typed : targets.join('\n')
  const found = targets.filter((target) => itemOf(items, target).status === 'found')
  return (
    <>
      <Row gap="xs" across="md" justify="between" className={classes['bar']}>
        <Link to={importAddress([])} onClick={() => dispatch(urlsTyped(editable))}>
          {t('run.change', { count: targets.length })}
        </Link>
        {targets.length > 1 && found.length > 1 && (
          <Button
            primary
            onClick={() => {
              found.forEach((target) => dispatch(registrationRequested({ target })))
            }}
          >
            {t('run.registerAll', { count: found.length })}
          </Button>
        )}
      </Row>
      {targets.length > 1 && <ImportTable targets={targets} />}
      {targets.map((target, index) => (
        <ImportCard key={target} target={target} id={`import-${String(index)}`} targets={targets} />
      ))}
    </>
  )
}

/** `/catalog-import`: imports entities, and shows the result of each (spec 1 §4). */
export function ImportPage() {
  const { t } = useTranslation('catalog-import')
  const targets = targetsOfSearch(useLocation().search)
  const page = useKeptFocus<HTMLDivElement>(targets.join('\n'))
  return (
    <div ref={page} className={classes['page']} tabIndex={-1}>
      <PageHead title={t('title')} intro={t('intro')} />
      <ImportSteps targets={targets} />
      {targets.length === 0 ? <ImportEntry /> : <ImportRun targets={targets} />}
    </div>
  )
}
