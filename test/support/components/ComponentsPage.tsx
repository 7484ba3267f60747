import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { themeChosen } from '../../../src/features/preferences/themeSlice.ts'
import { AntdProvider } from '../../../src/ui/antd/AntdProvider.tsx'
import { Button } from '../../../src/ui/button/Button.tsx'
import { Row } from '../../../src/ui/layout/Row.tsx'
import { Stack } from '../../../src/ui/layout/Stack.tsx'
import { ActionsGroup } from './ActionsGroup.tsx'
import { ContentGroup } from './ContentGroup.tsx'
import { FieldsGroup } from './FieldsGroup.tsx'
import { FormsGroup } from './FormsGroup.tsx'
import { LogGroup } from './LogGroup.tsx'
import { MessagesGroup } from './MessagesGroup.tsx'
import { OverlaysGroup } from './OverlaysGroup.tsx'
import { PicturesGroup } from './PicturesGroup.tsx'

/** `/dev/components`: shows the UI components, for developing them. */
export function ComponentsPage() {
  const { t } = useTranslation('components')
  const dispatch = useDispatch()
  return (
    <Stack gap="lg">
      <title>{t('title')}</title>
      <h1>{t('title')}</h1>
      <p>{t('hint')}</p>
      <Row gap="md" role="group" aria-label={t('theme')}>
        {(['light', 'dark'] as const).map((theme) => (
          <Button key={theme} onClick={() => dispatch(themeChosen(theme))}>
            {t(theme)}
          </Button>
        ))}
      </Row>
      <ActionsGroup />
      <MessagesGroup />
      <ContentGroup />
      <FieldsGroup />
      <AntdProvider>
        <FormsGroup />
        <OverlaysGroup />
        <LogGroup />
      </AntdProvider>
      <PicturesGroup />
    </Stack>
  )
}
