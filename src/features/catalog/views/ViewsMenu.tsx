import { Bookmark } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { IndexQuery } from '../../../model/catalog/indexQuery.ts'
import { lazyPart } from '../../../ui/behaviour/lazyPart.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { useDismissal } from '../../../ui/overlay/useDismissal.ts'
import classes from './ViewsMenu.module.css'
import { selectViews, viewsClosed, viewsOpened } from './viewsSlice.ts'

const SavedViews = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "catalog-filters" */ './SavedViews.tsx')).SavedViews,
)

/** A button that opens the saved views. */
export function ViewsMenu({ query }: { readonly query: IndexQuery }) {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  const { status } = useSelector(selectViews)
  const isOpen = status !== 'closed'
  const { frame, button } = useDismissal<HTMLDivElement>(status === 'listed', () => {
    dispatch(viewsClosed())
  })
  // The dialog's action may have removed its opener, so the focus returns to the button.
  useEffect(() => {
    if (status === 'listed' && document.activeElement === document.body) button.current?.focus()
  }, [button, status])
  return (
    <div ref={frame} className={classes['menu']}>
      <Button
        ref={button}
        className={classes['button']}
        aria-label={t('panel.views.title')}
        title={t('panel.views.title')}
        aria-expanded={isOpen}
        aria-controls="views"
        onClick={() => dispatch(isOpen ? viewsClosed() : viewsOpened())}
      >
        <Bookmark size={16} aria-hidden="true" />
        <span>{t('panel.views.menu')}</span>
      </Button>
      <div id="views" className={classes['popup']} hidden={!isOpen}>
        {isOpen && <SavedViews query={query} />}
      </div>
    </div>
  )
}
